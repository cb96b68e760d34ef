/** The signs of Tiny Epic Galaxies and how its board is used. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { TinyView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Rocket } from "./art.tsx";
import { DieFace } from "./dice.tsx";
import { faceOf } from "./faces.ts";
import { Icon } from "./icons.tsx";

const FACES = ["move", "energy", "culture", "diplomacy", "economy", "colony"];

export function TinyHelp({ store, view, onClose }: TableProps<TinyView> & { onClose: () => void }) {
  return (
    <Dialog title={t("help")} class="help-dialog tiny-help" onClose={onClose}>
      <p>{t(view.solo ? "tiny-help-solo" : "tiny-help-aim", { goal: view.goal })}</p>
      <Group title={t("tiny-help-dice")}>
        {FACES.map((face) => (
          <Row key={face} sign={<DieFace face={face} />}>
            <b>{faceOf(store, `die-${face}`)?.name}.</b> {faceOf(store, `die-${face}`)?.what}
          </Row>
        ))}
      </Group>
      <Group title={t("tiny-help-board")}>
        <Row sign={<Rocket seat={0} galaxy={null} />}>{t("tiny-help-ships")}</Row>
        <Row sign={<Icon name="star" class="ink-energy" />}>{t("tiny-help-track")}</Row>
        <Row sign={<Icon name="next" />}>{t("tiny-help-now")}</Row>
        <Row sign={<Icon name="ban" />}>{t("tiny-help-ban")}</Row>
        <Row sign={<Icon name="again" />}>{t("tiny-help-reroll")}</Row>
        <Row sign={<Icon name="convert" />}>{t("tiny-help-convert")}</Row>
        <Row sign={<Icon name="follow" />}>{t("tiny-help-follow")}</Row>
        {view.solo ? (
          <Row sign={<Icon name="skull" />}>{t("tiny-skull-help")}</Row>
        ) : (
          <Row sign={<Icon name="secret" />}>{t("tiny-mission-help")}</Row>
        )}
      </Group>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="tiny-legend">{children}</ul>
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
