for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const rows = table.tBodies[0];
  heads.forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") !== "descending" && column > 0;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const by = (row) => row.cells[column].dataset.by ?? row.cells[column].textContent;
      const sign = down ? -1 : 1;
      const compare = (a, b) =>
        column ? (Number(by(a)) - Number(by(b))) * sign : by(a).localeCompare(by(b), document.documentElement.lang);
      rows.append(...[...rows.rows].sort(compare));
    });
  });
}
