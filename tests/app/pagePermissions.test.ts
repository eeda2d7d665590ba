import { expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { areas as serverAreas } from '../../server/areas';
import { areas } from '../../src/app/areas/areas';
import { mayOpen, permissions } from '../../src/domain/permissions';
import { callOf } from '../browser/paths/calls';

const needs = new Map(
  Object.values(serverAreas)
    .flatMap(({ handlers }) => handlers)
    .map(({ call, needs: needed }) => [call.path, needed]),
);

/** Calls of views that are closed by their own address, beside views that are open. */
const ofViews: Readonly<Record<string, string>> = {
  '/scorecollection/analysisSettings': '/score/index?view=config',
};

/** The states in which a chart can be before anybody has done anything. */
function beginning(node: AnyStateNode, known = new Set<AnyStateNode>()): Set<AnyStateNode> {
  if (known.has(node)) return known;
  known.add(node);
  const children: AnyStateNode[] = Object.values(node.states);
  const begun = node.type === 'parallel' ? children : node.initial.target;
  const passed = node.always?.flatMap(({ target }) => target ?? []) ?? [];
  for (const next of [...begun, ...passed]) beginning(next, known);
  return known;
}

/** The paths of the calls that a chart makes as soon as it is there, its children's included. */
function firstCalls(chart: AnyStateMachine): string[] {
  const sources = [...beginning(chart.root)].flatMap(({ invoke }) => invoke.map(({ src }) => src));
  return sources.flatMap((source) => {
    const logic: unknown =
      typeof source === 'string' ? chart.implementations.actors[source] : source;
    if (logic instanceof StateMachine) return firstCalls(logic);
    return callOf(logic) ?? [];
  });
}

const pages = areas.flatMap(({ pages: own }) => Object.entries(own));

it.each(
  pages.flatMap(([path, { screen }]) => (screen === undefined ? [] : [[path, screen] as const])),
)(
  '[ROLE-063] [ROLE-064] [ROLE-065] [ROLE-067] %s may be opened just by whom its own calls do not refuse',
  async (path, load) => {
    const { Screen } = await load();
    const calls = (Screen.shown ?? [])
      .flatMap(({ chart }) => firstCalls(chart))
      .filter((call) => !(call in ofViews));
    const refusing = calls.map((call) => needs.get(call) ?? null);
    for (const permission of permissions) {
      const others = permissions.filter((one) => one !== permission);
      const holder = { permissions: others, local_auth: 1, data_source: 1 };
      expect([permission, mayOpen(holder, `${path}?subject_id=2`)]).toEqual([
        permission,
        !refusing.includes(permission),
      ]);
    }
  },
);

it.each(Object.entries(ofViews))(
  '[ROLE-066] the view of %s may be opened just by whom it does not refuse',
  (call, address) => {
    const needed = needs.get(call);
    expect(needed).toBe('operationManagerPermission');
    const others = permissions.filter((one) => one !== needed);
    const mayBe = (granted: readonly string[]) =>
      mayOpen({ permissions: granted, local_auth: 1, data_source: 1 }, address);
    expect([mayBe(others), mayBe(permissions)]).toEqual([false, true]);
  },
);

it('[SIDE-020] local content is open just to a campus that keeps its own', () => {
  const mayOpenLocal = (local_auth: number) =>
    mayOpen({ permissions, local_auth, data_source: 1 }, '/localManager/index?subject_id=2');
  expect([0, 1].map(mayOpenLocal)).toEqual([false, true]);
});

it('[SIDE-013] materials are open just to a campus of data source 1', () => {
  const mayOpenList = (data_source: number) =>
    mayOpen({ permissions, local_auth: 1, data_source }, '/management/list?subject_id=2');
  expect([0, 1, 2].map(mayOpenList)).toEqual([false, true, false]);
});

it('[SHELL-005] [ROLE-092] feedback to headquarters is open just to a campus of data source 1', () => {
  const mayOpenFeedback = (data_source: number) =>
    mayOpen({ permissions, local_auth: 1, data_source }, '/feedback?subject_id=2');
  expect([0, 1, 2].map(mayOpenFeedback)).toEqual([false, true, false]);
});
