// Before the first picture is drawn: the theme that was chosen on this device.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
