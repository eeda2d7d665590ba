import { dialogueList, dialogueOverview, dialogueStat } from '../../contract/dialogues';
import { dialogueFlag, dialogueTurn, flagKinds } from '../../domain/dialogues';
import { recordPaths } from '../parts/record.paths';
import { asOf as as_of, sampleOf } from '../parts/sample.paths';

const message = 'student.changed' as const;
const payload = { subject_id: 2, student_id: 7 };

const tallies = flagKinds.map((kind, index) => ({
  ...{ kind, open: index, handled: index % 3, falseAlarm: index % 2 },
}));

export const dialogueSummaryPaths = recordPaths({
  ...{ path: dialogueOverview.path, payload: { subject_id: 2 }, message },
  answers: [{ tallies, as_of }, sampleOf(dialogueOverview.answer)],
});

const studied = { answers: 40, right: 22, effective_seconds: 5400, study_days: 4 };
const effect = { dialogue_id: 1, started_at: as_of, day: '2026-11-20', days_after: 7 };

export const dialogueEffectsPaths = recordPaths({
  ...{ path: dialogueStat.path, payload, message, none: { ...payload, student_id: 0 } },
  answers: [
    {
      ...sampleOf(dialogueStat.answer),
      effects: [
        { ...effect, before: studied, after: { ...studied, right: 31 } },
        {
          ...effect,
          dialogue_id: 2,
          days_after: 0,
          before: studied,
          after: sampleOf(dialogueStat.answer).after,
        },
      ],
      ...{ before: studied, after: { ...studied, right: 31 } },
    },
    sampleOf(dialogueStat.answer, 1),
  ],
});

/** A dialogue with a flag of every kind, one of each state at each turn. */
const talk = {
  ...{ dialogue_id: 1, started_at: as_of, own_score: 9, ai_score: 4 },
  turns: [sampleOf(dialogueTurn), sampleOf(dialogueTurn, 1)],
  flags: flagKinds.map((kind, index) => ({
    ...sampleOf(dialogueFlag, index),
    ...{ flag_id: index + 1, turn: index % 2, kind, count: 5 },
    answer_ids: index > 2 ? [7, 8] : [],
  })),
};

export const dialogueTalksPaths = recordPaths({
  ...{ path: dialogueList.path, payload, message },
  answers: [
    {
      list: [
        talk,
        {
          ...talk,
          dialogue_id: 2,
          started_at: '2026-11-19T19:00:00+08:00',
          own_score: null,
          flags: [],
        },
      ],
      total: 2,
      as_of,
    },
    { list: [], total: 0, as_of },
  ],
});
