/** The signs of Race for the Galaxy and what they mean, all in one place. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { RaceView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Good, markIcon } from "./card.tsx";
import { NUMERALS } from "./glyphs.ts";
import { Icon, type IconName } from "./icons.tsx";

const PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"] as const;
const GOODS = ["novelty", "rare", "genes", "alien"] as const;
const FIGURES: [IconName, string][] = [
  ["vp", "race-points"],
  ["chips", "race-chips"],
  ["cards", "race-hand-size"],
  ["military", "race-military"],
  ["tableau", "race-tableau-size"],
];
const SIGNS: [IconName, string][] = [
  ["card", "race-help-card"],
  ["eye", "race-help-see"],
  ["arrow", "race-help-arrow"],
  ["discards", "race-help-given-up"],
  ["military", "race-help-military"],
  ["world", "race-help-world"],
  ["development", "race-help-development"],
];
const MARKS = ["rebel", "imperium", "alien", "uplift", "terraforming", "chromo"] as const;

export function RaceHelp({ view, onClose }: TableProps<RaceView> & { onClose: () => void }) {
  const expanded = view.expansions.length > 0;
  return (
    <Dialog title={t("help")} class="help-dialog" onClose={onClose}>
      <p>{t("race-help-round")}</p>
      <Group title={t("race-phases")}>
        {PHASES.map((phase) => (
          <Row key={phase} sign={<b class="numeral">{NUMERALS[phase]}</b>} class={`phase-${phase}`}>
            {t(`race-help-${phase}`)}
          </Row>
        ))}
      </Group>
      <Group title={t("race-help-cards")}>
        <Row sign={<Shape name="diamond" />}>{t("race-help-diamond")}</Row>
        <Row sign={<Shape name="round" />}>{t("race-help-circle")}</Row>
        <Row sign={<Shape name="target" />}>{t("race-help-target")}</Row>
        <Row
          sign={
            <span class="points">
              <b>2</b>
            </span>
          }
        >
          {t("race-help-points")}
        </Row>
        <Row
          sign={
            <span class="points varies">
              <b>?</b>
            </span>
          }
        >
          {t("race-help-varies")}
        </Row>
      </Group>
      <Group title={t("race-help-goods")}>
        {GOODS.map((good) => (
          <Row key={good} sign={<Good kind={good} />}>
            {t(`race-help-${good}`)}
          </Row>
        ))}
        <Row sign={<Good kind="any" />}>{t("race-help-any")}</Row>
        <Row sign={<Good kind="genes" hollow />}>{t("race-help-windfall")}</Row>
      </Group>
      <Group title={t("race-help-figures")}>
        {FIGURES.map(([icon, words]) => (
          <Row key={icon} sign={<Icon name={icon} />}>
            {t(words)}
          </Row>
        ))}
        {expanded && <Row sign={<Icon name="prestige" />}>{t("race-prestige")}</Row>}
      </Group>
      <Group title={t("race-help-signs")}>
        {SIGNS.map(([icon, words]) => (
          <Row key={icon} sign={<Icon name={icon} />}>
            {t(words)}
          </Row>
        ))}
        {expanded &&
          MARKS.map((mark) => (
            <Row key={mark} sign={<Icon name={markIcon(mark)} />}>
              {t(`race-mark-${mark}`)}
            </Row>
          ))}
      </Group>
      <p class="help">{t("race-help-more")}</p>
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

function Row({
  sign,
  class: look = "",
  children,
}: {
  sign: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <li class={look}>
      <span class="legend-sign">{sign}</span>
      <span>{children}</span>
    </li>
  );
}

function Shape({ name }: { name: string }) {
  return (
    <span class={`cost ${name}`}>
      <b>3</b>
    </span>
  );
}
