/** The signs of Tiny Epic Galaxies and how its board is used. */

import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Legend, Meaning } from "../../ui/legend.tsx";
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
      <Legend title={t("tiny-help-dice")}>
        {FACES.map((face) => (
          <Meaning key={face} sign={<DieFace face={face} />}>
            <b>{faceOf(store, `die-${face}`)?.name}.</b> {faceOf(store, `die-${face}`)?.what}
          </Meaning>
        ))}
      </Legend>
      <Legend title={t("tiny-help-board")}>
        <Meaning sign={<Rocket seat={0} galaxy={null} />}>{t("tiny-help-ships")}</Meaning>
        <Meaning sign={<Icon name="star" class="ink-energy" />}>{t("tiny-help-track")}</Meaning>
        <Meaning sign={<Icon name="next" />}>{t("tiny-help-now")}</Meaning>
        <Meaning sign={<Icon name="ban" />}>{t("tiny-help-ban")}</Meaning>
        <Meaning sign={<Icon name="again" />}>{t("tiny-help-reroll")}</Meaning>
        <Meaning sign={<Icon name="convert" />}>{t("tiny-help-convert")}</Meaning>
        <Meaning sign={<Icon name="follow" />}>{t("tiny-help-follow")}</Meaning>
        {view.solo ? (
          <Meaning sign={<Icon name="skull" />}>{t("tiny-skull-help")}</Meaning>
        ) : (
          <Meaning sign={<Icon name="secret" />}>{t("tiny-mission-help")}</Meaning>
        )}
      </Legend>
    </Dialog>
  );
}
