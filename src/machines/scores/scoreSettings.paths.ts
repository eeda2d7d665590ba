import { CallFailure } from '../../contract/failure';

const lost = (call: string) => new CallFailure('network', { path: `/scorecollection/${call}` });

/** Samples for the paths of the configuration page. */
export const scoreSettingsPaths = {
  inputs: { usual: { payload: { subject_id: 2 }, scope: {} } },
  events: { 'setting.chosen': [{ setting: 'year', value: 2025 }] },
  outcomes: {
    load: {
      done: [
        {
          ...{ year: 0, of_subject: 0, analyst_id: 0, years: [2026, 2025], subjects: [1, 2] },
          analysts: [{ id: 102, name: 'Emily Hartwell', username: 'emily' }],
        },
      ],
      error: [lost('analysisSettings')],
    },
    save: { done: [{}], error: [lost('setAnalysisSettings')] },
  },
} as const;
