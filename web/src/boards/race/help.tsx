/** The signs of Race for the Galaxy and what they mean, all in one place. */

import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Legend, Meaning } from "../../ui/legend.tsx";
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
      <Legend title={t("race-phases")}>
        {PHASES.map((phase) => (
          <Meaning key={phase} sign={<b class="numeral">{NUMERALS[phase]}</b>} class={`phase-${phase}`}>
            {t(`race-help-${phase}`)}
          </Meaning>
        ))}
      </Legend>
      <Legend title={t("race-help-cards")}>
        <Meaning sign={<Shape name="diamond" />}>{t("race-help-diamond")}</Meaning>
        <Meaning sign={<Shape name="round" />}>{t("race-help-circle")}</Meaning>
        <Meaning sign={<Shape name="target" />}>{t("race-help-target")}</Meaning>
        <Meaning
          sign={
            <span class="points">
              <b>2</b>
            </span>
          }
        >
          {t("race-help-points")}
        </Meaning>
        <Meaning
          sign={
            <span class="points varies">
              <b>?</b>
            </span>
          }
        >
          {t("race-help-varies")}
        </Meaning>
      </Legend>
      <Legend title={t("race-help-goods")}>
        {GOODS.map((good) => (
          <Meaning key={good} sign={<Good kind={good} />}>
            {t(`race-help-${good}`)}
          </Meaning>
        ))}
        <Meaning sign={<Good kind="any" />}>{t("race-help-any")}</Meaning>
        <Meaning sign={<Good kind="genes" hollow />}>{t("race-help-windfall")}</Meaning>
      </Legend>
      <Legend title={t("race-help-figures")}>
        {FIGURES.map(([icon, words]) => (
          <Meaning key={icon} sign={<Icon name={icon} />}>
            {t(words)}
          </Meaning>
        ))}
        {expanded && <Meaning sign={<Icon name="prestige" />}>{t("race-prestige")}</Meaning>}
      </Legend>
      <Legend title={t("race-help-signs")}>
        {SIGNS.map(([icon, words]) => (
          <Meaning key={icon} sign={<Icon name={icon} />}>
            {t(words)}
          </Meaning>
        ))}
        {expanded &&
          MARKS.map((mark) => (
            <Meaning key={mark} sign={<Icon name={markIcon(mark)} />}>
              {t(`race-mark-${mark}`)}
            </Meaning>
          ))}
      </Legend>
      <p class="help">{t("race-help-more")}</p>
    </Dialog>
  );
}

function Shape({ name }: { name: string }) {
  return (
    <span class={`cost ${name}`}>
      <b>3</b>
    </span>
  );
}
