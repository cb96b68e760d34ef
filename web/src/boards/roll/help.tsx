/** The signs of Roll for the Galaxy and what they mean, all in one place. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { RollView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Cube, dieName } from "./die.tsx";
import { Icon, type IconName } from "./icons.tsx";
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
    <Dialog title={t("help")} class="help-dialog" onClose={onClose}>
      <p>{t("roll-help-round")}</p>
      <Group title={t("roll-phases")}>
        {PHASES.map((phase) => (
          <Row key={phase} sign={<Icon name={phase} />}>
            <b>{t(`roll-face-${phase}`)}.</b> {t(`roll-phase-${phase}-help`)}
          </Row>
        ))}
        <Row sign={<Icon name="wild" />}>
          <b>{t("roll-face-wild")}.</b> {t("roll-wild-help")}
        </Row>
        <Row sign={<Icon name="manage" />}>{t("roll-phase-manage-help")}</Row>
      </Group>
      <Group title={t("roll-help-dice")}>
        {view.kinds.map(({ colour, faces }) => (
          <Row key={colour} sign={<Cube colour={colour} />}>
            {dieName(colour)}{" "}
            <span class="faces-row">
              {faces.map((face, k) => (
                <Cube key={k} colour={colour} face={face} />
              ))}
            </span>
          </Row>
        ))}
      </Group>
      <Group title={t("roll-help-figures")}>
        {FIGURES.map(([icon, word]) => (
          <Row key={word} sign={<Icon name={icon} />}>
            <b>{t(word)}.</b> {t(`${word}-help`, { chips: 0 })}
          </Row>
        ))}
      </Group>
      <Group title={t("roll-help-assign")}>
        <li>{t("roll-help-select")}</li>
        <li>{t("roll-help-wild")}</li>
        <li>{t("roll-help-powers")}</li>
        <li>{t("roll-help-keys")}</li>
      </Group>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="help-rows">{children}</ul>
    </section>
  );
}

function Row({ sign, children }: { sign: ComponentChildren; children: ComponentChildren }) {
  return (
    <li class="help-row">
      <span class="help-sign">{sign}</span>
      <span>{children}</span>
    </li>
  );
}
