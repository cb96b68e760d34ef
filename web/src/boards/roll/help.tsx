/** The signs of Roll for the Galaxy and what they mean, all in one place. */

import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Legend, Meaning } from "../../ui/legend.tsx";
import type { RollView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Cube, dieName } from "./die.tsx";
import { Badge, Icon, type IconName } from "./icons.tsx";
import { PHASES } from "./phases.ts";

const FIGURES: [IconName, string][] = [
  ["vp", "roll-points"],
  ["chips", "roll-chips"],
  ["tiles", "roll-tiles"],
  ["credit", "roll-credits"],
  ["cup", "roll-cup"],
  ["citizens", "roll-citizens"],
];

export function RollHelp({ view, onClose }: TableProps<RollView> & { onClose: () => void }) {
  return (
    <Dialog title={t("help")} class="help-dialog roll-help" onClose={onClose}>
      <p>{t("roll-help-round")}</p>
      <Legend title={t("roll-phases")}>
        {PHASES.map((phase) => (
          <Meaning key={phase} sign={<Badge of={phase} />}>
            <b>{t(`roll-face-${phase}`)}.</b> {t(`roll-phase-${phase}-help`)}
          </Meaning>
        ))}
        <Meaning sign={<Icon name="wild" />}>
          <b>{t("roll-face-wild")}.</b> {t("roll-wild-help")}
        </Meaning>
        <Meaning sign={<Icon name="manage" />}>{t("roll-phase-manage-help")}</Meaning>
      </Legend>
      <Legend title={t("roll-help-dice")}>
        {view.kinds.map(({ colour, faces }) => (
          <Meaning key={colour} sign={<Cube colour={colour} />}>
            {dieName(colour)}{" "}
            <span class="faces-row">
              {faces.map((face, k) => (
                <Cube key={k} colour={colour} face={face} />
              ))}
            </span>
          </Meaning>
        ))}
      </Legend>
      <Legend title={t("roll-help-figures")}>
        {FIGURES.map(([icon, word]) => (
          <Meaning key={word} sign={<Icon name={icon} />}>
            <b>{t(word)}.</b> {t(`${word}-help`, { chips: 0 })}
          </Meaning>
        ))}
      </Legend>
      <section>
        <h3>{t("roll-help-assign")}</h3>
        {["select", "wild", "powers", "keys"].map((topic) => (
          <p key={topic}>{t(`roll-help-${topic}`)}</p>
        ))}
      </section>
    </Dialog>
  );
}
