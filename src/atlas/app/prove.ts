import {
  explore,
  pathId,
  plan,
  replay,
  runPath,
  stimulusData,
  thoroughGoals,
  unreachableIn,
  valueOf,
  type Graph,
  type Path,
} from '../../paths';
import { judge } from '../approval/judgement';
import type { LibraryChart } from '../library';
import { knownApproval } from '../model/approval';
import { causeOf } from '../model/cause';
import type { ChartProof, ProvenStep } from '../model/proof';
import { approvedFiles } from './approvedFiles';
import { casesOf } from './casesOf';
import { messagesOf } from './messagesOf';

type Provable = Pick<LibraryChart, 'id' | 'name' | 'area' | 'machine' | 'catalogue'>;

const unsaid = { cases: { zh: [], en: [] }, messages: { zh: {}, en: {} } };

/**
 * Plans a chart's paths and runs them, and holds it against what was approved of it, as `npm run paths`
 * does. A chart that breaks tells why.
 */
export function prove({ id, name, area, machine, catalogue }: Provable): ChartProof {
  const nothing = { chart: id, covered: [], unreachable: [], paths: [], approval: null, ...unsaid };
  if (catalogue === null) return { ...nothing, fault: 'no catalogue' };
  try {
    const graph = explore(machine, catalogue);
    const { paths } = plan(graph, thoroughGoals(graph));
    const taken = paths.flatMap((path) => runPath(graph, path).taken);
    return {
      chart: id,
      covered: [...new Set(taken)],
      unreachable: unreachableIn(graph).map((one) => one.id),
      paths: paths.map((path) => ({ id: pathId(graph, path), steps: stepsOf(graph, path) })),
      approval: knownApproval(judge({ machine, catalogue }, approvedFiles(area, name))),
      cases: casesOf(graph, { id, area }),
      messages: messagesOf(graph, paths),
      fault: null,
    };
  } catch (error) {
    return { ...nothing, fault: error instanceof Error ? error.message : String(error) };
  }
}

function stepsOf(graph: Graph, path: Path): ProvenStep[] {
  return replay(graph, path).map(({ stimulus, state, taken }) => ({
    cause: causeOf(stimulus),
    data: stimulusData(stimulus),
    taken,
    value: valueOf(state),
  }));
}
