import type { GrayTest } from '../../domain/shell';
import { guardSetup, passesOn, subjectOf } from './navigationGuard.setup';

/** One gray test; a failed one is left off. */
const grayTest = (code: GrayTest) =>
  guardSetup.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'loadGrayTest',
          input: ({ context }) => ({ code, subject_id: subjectOf(context) }),
          onDone: {
            target: 'loaded',
            actions: { type: 'tellGrayTest', params: ({ event }) => ({ code, ...event.output }) },
          },
          onError: [passesOn, { target: 'leftOff' }],
        },
      },
      loaded: { type: 'final' },
      leftOff: { type: 'final' },
    },
  });

const supervision = guardSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadSupervisionUrls',
        input: ({ context }) => ({ subject_id: subjectOf(context) }),
        onDone: {
          target: 'loaded',
          actions: { type: 'tellSupervisionUrls', params: ({ event }) => event.output },
        },
        onError: [passesOn, { target: 'leftOff' }],
      },
    },
    loaded: { type: 'final' },
    leftOff: { type: 'final' },
  },
});

/** Loads the configuration of the sidebar in parallel; ends when each call has answered or failed [GRD-23]. */
export const loadingConfigs = guardSetup.createStateConfig({
  type: 'parallel',
  states: {
    health: grayTest('CONFIG_CN_HEALTH_DDJ_GRAY'),
    feedback: grayTest('CONFIG_STUDY_FEEDBACK_GRAY'),
    supervision,
  },
});
