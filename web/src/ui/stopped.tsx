/** Where a page would be: it is on its way, or there is none. */

import { t } from "../core/words.ts";
import { Icon } from "./icons.tsx";
import { Emblem, Shell } from "./shell.tsx";

/** Words would fetch their font before anything that is needed more. */
export function Loading() {
  return (
    <div class="loading" role="status" aria-label={t("loading")}>
      <Emblem />
    </div>
  );
}

/** Why there is no page; it may help to try again. */
export function Stopped({ words, onRetry }: { words: string; onRetry?: () => void }) {
  return (
    <Shell>
      <div class="narrow panel">
        <h1 class="lead">{words}</h1>
        {onRetry && (
          <button type="button" class="primary big" onClick={onRetry}>
            <Icon name="reset" />
            {t("try-again")}
          </button>
        )}
        <a class="secondary big" href="/">
          {t("to-home")}
        </a>
      </div>
    </Shell>
  );
}
