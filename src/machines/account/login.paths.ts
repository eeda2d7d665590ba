import { sampleTeacher } from '../shell/navigationGuard.paths';

/** Samples for the paths of logging in; each way to log in has paths of its own. */
export const loginPaths = {
  inputs: { analyst: { isBrowserLow: false, ending: null } },
  events: {
    'code.recalled': [{ mobile: '19900001001' }],
    'language.chosen': [{ language: 'en' }],
  },
  outcomes: {
    passwordLogin: { done: [{ teacher: sampleTeacher }] },
    codeLogin: {
      done: [
        {
          values: { mobile: '19900001001', v_code: '2026' },
          answer: { teacher_info: sampleTeacher },
        },
      ],
    },
  },
} as const;
