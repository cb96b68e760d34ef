/** A number on a board that changes while one plays. */

interface Props {
  value: number;
  class?: string;
}

export function Count({ value, class: name }: Props) {
  return <span class={name ? `count ${name}` : "count"}>{value}</span>;
}
