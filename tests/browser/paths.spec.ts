import {
  explore,
  pathTitle,
  plan,
  transitionGoals,
  transitionsOf,
  type Path,
} from '../../src/paths';
import { languages } from '../../src/domain/limits';
import { upgradeStage } from './paths/accountUpgrade';
import { wakeUpStage } from './paths/accountWakeUp';
import { signInStage } from './paths/dailySignIn';
import { isPhotographed } from './paths/album';
import { identityStage, limitStage } from './paths/identity';
import { passwordStage } from './paths/passwordChange';
import { profileStage } from './paths/profileSave';
import { takenElsewhere, Walker } from './paths/walk';
import { wordsIn } from './words';
import { expect, test } from './world';

/** Every other path is walked in English; all in both languages where there are pictures to take. */
const languagesOf = (index: number) =>
  isPhotographed ? languages : ([index % 2 === 0 ? 'zh' : 'en'] as const);

/** Every chart whose paths people can walk. */
const stages = [
  passwordStage,
  profileStage,
  limitStage,
  identityStage,
  wakeUpStage,
  upgradeStage,
  signInStage,
];

for (const stage of stages) {
  const { chart, catalogue, elsewhere = {} } = stage;
  const graph = explore(chart, catalogue);
  const transitions = transitionsOf(chart);
  const goals = transitions.map(({ id }) => id).filter((id) => !(id in elsewhere));
  const { paths, achieved } = plan(graph, transitionGoals(new Set(goals)));
  const idsOf = ({ start, steps }: Path) => {
    const taken = new Set([start, ...steps].flatMap((edge) => edge.taken));
    const ids = transitions.flatMap(({ id, spec }) => (taken.has(id) ? spec : []));
    return [...new Set(ids)].map((id) => `[${id}]`).join(' ');
  };

  test.describe(chart.id, () => {
    test('every transition is walked, or passed where nobody can cause it', () => {
      expect(goals.filter((id) => !achieved.has(id))).toEqual([]);
      const passed = paths
        .flatMap(({ start, steps }) => [start, ...steps])
        .flatMap(({ to }) => takenElsewhere(stage, graph, to));
      expect([...new Set(passed)]).toEqual(Object.keys(elsewhere));
    });

    for (const [index, path] of paths.entries()) {
      for (const language of languagesOf(index)) {
        test(`${idsOf(path)} ${pathTitle(path)}, in ${language}`, async ({
          page,
          freshWorld: world,
        }) => {
          await page.addInitScript((chosen) => {
            localStorage.setItem('select-language', JSON.stringify(chosen));
          }, language);
          await new Walker(stage, { page, world, language, say: wordsIn(language) }).take(
            graph,
            path,
          );
        });
      }
    }
  });
}
