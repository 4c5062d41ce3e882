import { type BarSettings, type PagePositions, POSITIONS_FOLDER, pageName, positionKey } from '../build';
import { type ChosenWords, chooseSegment, selectedWords, whole } from './chooseWords';
import { segmentAround } from './pageSegments';
import { openSuggestDialog } from './suggestDialog';

const CHOOSE = 'Press the words that you mean, or use the arrow keys and Enter. Escape ends.';

async function loadPositions(route: string): Promise<PagePositions> {
  try {
    const response = await fetch(`/${POSITIONS_FOLDER}${pageName(route)}.json`);
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

/** The words of the change that the reviewer moved to. */
function shownChange(): ChosenWords | null {
  const focused = document.activeElement;
  const segment = focused?.hasAttribute('data-preview-change') ? segmentAround(focused) : null;
  return segment && whole(segment);
}

/**
 * Lets a reviewer suggest other words for the selected ones, for the change that is shown, or for a part of the page that
 * they choose.
 * @param say shows a sentence in the bar; empty to remove it
 */
export function suggest(
  route: string,
  settings: BarSettings,
  changedFiles: readonly string[],
  say: (sentence: string) => void,
): void {
  const open = async ({ segment, words }: ChosenWords) => {
    const positions = await loadPositions(route);
    await openSuggestDialog(words, positions[positionKey(segment)], settings, changedFiles);
  };
  const chosen = selectedWords() ?? shownChange();
  if (chosen) {
    void open(chosen);
    return;
  }
  say(CHOOSE);
  chooseSegment(document.activeElement, (segment) => {
    say('');
    if (segment) void open(segment);
  });
}
