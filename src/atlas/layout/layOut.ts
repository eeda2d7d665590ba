import type { ELK } from 'elkjs/lib/elk-api';
import type { Diagram } from '../model/diagram';
import type { Names } from '../model/names';
import { placedIn } from './fromElk';
import type { Placed } from './placed';
import { planOf } from './toElk';

/** Finds a place for everything in a chart, with the names of one language. */
export async function layOut(
  diagram: Diagram,
  names: Names,
  elk: Pick<ELK, 'layout'>,
): Promise<Placed> {
  const plan = planOf(diagram, names);
  return placedIn(diagram, plan, await elk.layout(plan.graph));
}
