import { analysisRows } from '../../../../src/machines/scores/analysisRows';
import { analysisRowsPaths } from '../../../../src/machines/scores/analysisRows.paths';
import { scoreSettings } from '../../../../src/machines/scores/scoreSettings';
import { scoreSettingsPaths } from '../../../../src/machines/scores/scoreSettings.paths';
import { studentScores } from '../../../../src/machines/scores/studentScores';
import { studentScoresPaths } from '../../../../src/machines/scores/studentScores.paths';
import { comeBack } from '../../world';
import type { Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { recordAdapter } from '../record';

const page = (query: string) => `/score/index?subject_id=2&${query}`;

/** The students with all exams. */
export const analysisRowsAdapter = collectionAdapter({
  chart: analysisRows,
  catalogue: analysisRowsPaths,
  words: 'scores',
  enter: page('view=overall&part=integral'),
  search: { text: '陶' },
});

/** One student's exams. */
export const studentScoresAdapter = recordAdapter({
  ...{ chart: studentScores, catalogue: studentScoresPaths },
  async enter({ page: shown, world, language }, start) {
    const id = start === 'none' ? '0' : '10024';
    const address = page(`view=individual&student_id=${id}`);
    await comeBack(shown, world, 'zhou', address, language);
  },
  answers: { load: { done: [really], error: [sending({ student_id: '1' }), lost] } },
});

interface Choice {
  readonly type: string;
  readonly setting: string;
  readonly value: number;
}

/** The settings of the analyses. */
export const scoreSettingsAdapter = recordAdapter({
  ...{ chart: scoreSettings, catalogue: scoreSettingsPaths },
  enter: page('view=config'),
  events: {
    'setting.chosen': {
      find: ({ page: shown, say }: Walk, { setting }: Choice) =>
        shown.getByLabel(say(`scores:settings.${setting}`), { exact: true }),
      use: (found, { value }: Choice) => found.selectOption(String(value)),
    },
  },
  answers: {
    load: { done: [really], error: [lost] },
    save: { done: [really], error: [lost] },
  },
});
