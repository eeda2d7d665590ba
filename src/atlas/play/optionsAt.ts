import { optionsIn, type ChartState, type Option } from '../../paths';
import type { Game } from './play';

interface Options {
  readonly options: readonly Option[];
  /** Why nothing can be said, such as an outcome that the catalogue lacks; null where all can. */
  readonly fault: string | null;
}

/** What can happen to a chart in a state, or why that cannot be worked out. */
export function optionsAt({ machine, catalogue }: Game, state: ChartState): Options {
  try {
    return { options: optionsIn(machine, state, catalogue), fault: null };
  } catch (error) {
    return { options: [], fault: error instanceof Error ? error.message : String(error) };
  }
}
