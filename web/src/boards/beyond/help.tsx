/** The signs of Beyond the Sun and what they mean, all in one place. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { BeyondView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Disc, Ship, TypeSign } from "./bits.tsx";
import { Icon, type IconName } from "./icons.tsx";

const TYPES = ["science", "economic", "military", "commercial"] as const;
const EFFECTS: [IconName, string, string][] = [
  ["now", "now", "beyond-help-now"],
  ["always", "plain", "beyond-help-always"],
  ["research", "research", "beyond-help-research"],
  ["jump", "jump", "beyond-help-jump"],
  ["upgrade", "jump", "beyond-help-upgrade"],
  ["automate", "plain", "beyond-help-automate"],
  ["colonise", "colonise", "beyond-help-colonise"],
  ["control", "plain", "beyond-help-control"],
  ["copy", "plain", "beyond-help-copy"],
];

export function BeyondHelp({ onClose }: TableProps<BeyondView> & { onClose: () => void }) {
  return (
    <Dialog title={t("help")} class="help-dialog" onClose={onClose}>
      <p>{t("beyond-help-turn")}</p>
      <Group title={t("beyond-help-things")}>
        <Row sign={<Icon name="ore" class="tone-ore" />}>{t("beyond-help-ore")}</Row>
        <Row sign={<Icon name="population" class="tone-population" />}>{t("beyond-help-population")}</Row>
        <Row sign={<Icon name="cube" />}>{t("beyond-help-supply")}</Row>
        <Row sign={<Ship seat={0} level={2} />}>{t("beyond-help-ship")}</Row>
        <Row sign={<Disc kind="food" />}>{t("beyond-help-food")}</Row>
        <Row sign={<Disc kind="ore" />}>{t("beyond-help-ore-disc")}</Row>
        <Row sign={<Disc kind="star" />}>{t("beyond-help-star")}</Row>
      </Group>
      <Group title={t("beyond-help-effects")}>
        {EFFECTS.map(([icon, tone, words]) => (
          <Row key={words} sign={<Icon name={icon} class={`tone-${tone}`} />}>
            {t(words)}
          </Row>
        ))}
      </Group>
      <Group title={t("beyond-help-types")}>
        {TYPES.map((type) => (
          <Row key={type} sign={<TypeSign type={type} />}>
            {t(`beyond-help-${type}`)}
          </Row>
        ))}
      </Group>
      <Group title={t("beyond-help-board")}>
        <Row sign={<span class="ring" />}>{t("beyond-help-space")}</Row>
        <Row sign={<Icon name="event" />}>{t("beyond-help-event")}</Row>
        <Row sign={<Icon name="guess" />}>{t("beyond-help-guess")}</Row>
        <Row sign={<Icon name="pen" />}>{t("beyond-help-pen")}</Row>
        <Row sign={<Icon name="whole" />}>{t("beyond-help-zoom")}</Row>
      </Group>
      <p class="help">{t("beyond-help-more")}</p>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="legend">{children}</ul>
    </section>
  );
}

function Row({ sign, children }: { sign: ComponentChildren; children: ComponentChildren }) {
  return (
    <li>
      <span class="legend-sign">{sign}</span>
      <span>{children}</span>
    </li>
  );
}
