/** The signs of Beyond the Sun and what they mean, all in one place. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Legend, Meaning } from "../../ui/legend.tsx";
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
      <Legend title={t("beyond-help-things")}>
        <Meaning sign={<Icon name="vp" class="tone-vp" />}>{t("beyond-help-vp")}</Meaning>
        <Meaning sign={<Icon name="ore" class="tone-ore" />}>{t("beyond-help-ore")}</Meaning>
        <Meaning sign={<Icon name="population" class="tone-population" />}>
          {t("beyond-help-population")}
        </Meaning>
        <Meaning sign={<Icon name="cube" />}>{t("beyond-help-supply")}</Meaning>
        <Meaning sign={<Ship seat={0} level={2} />}>{t("beyond-help-ship")}</Meaning>
        <Meaning sign={<Disc kind="food" />}>{t("beyond-help-food")}</Meaning>
        <Meaning sign={<Disc kind="ore" />}>{t("beyond-help-ore-disc")}</Meaning>
        <Meaning sign={<Disc kind="star" />}>{t("beyond-help-star")}</Meaning>
        <Meaning
          sign={
            <span class="outpost player-1">
              <PlayerMark seat={1} />
              <Disc kind="food" />
            </span>
          }
        >
          {t("beyond-help-outpost")}
        </Meaning>
      </Legend>
      <Legend title={t("beyond-help-effects")}>
        {EFFECTS.map(([icon, tone, words]) => (
          <Meaning key={words} sign={<Icon name={icon} class={`tone-${tone}`} />}>
            {t(words)}
          </Meaning>
        ))}
      </Legend>
      <Legend title={t("beyond-help-types")}>
        {TYPES.map((type) => (
          <Meaning key={type} sign={<TypeSign type={type} />}>
            {t(`beyond-help-${type}`)}
          </Meaning>
        ))}
        <Meaning
          sign={
            <span class="slot-leads">
              <TypeSign type="science" />
            </span>
          }
        >
          {t("beyond-help-leads")}
        </Meaning>
        <Meaning sign={<span class="need">2</span>}>{t("beyond-help-need")}</Meaning>
        <Meaning
          sign={
            <span class="researcher player-0">
              <PlayerMark seat={0} />
            </span>
          }
        >
          {t("beyond-help-cube")}
        </Meaning>
      </Legend>
      <Legend title={t("beyond-help-board")}>
        <Meaning
          sign={
            <span class="ring">
              <b class="spot-cost">2</b>
            </span>
          }
        >
          {t("beyond-help-space")}
        </Meaning>
        <Meaning sign={<Icon name="ship" />}>{t("beyond-help-strength")}</Meaning>
        <Meaning sign={<Icon name="event" />}>{t("beyond-help-event")}</Meaning>
        <Meaning sign={<Icon name="guess" />}>{t("beyond-help-guess")}</Meaning>
        <Meaning sign={<Icon name="pen" />}>{t("beyond-help-pen")}</Meaning>
        <Meaning sign={<Icon name="whole" />}>{t("beyond-help-zoom")}</Meaning>
      </Legend>
      <p class="help">{t("beyond-help-more")}</p>
    </Dialog>
  );
}
