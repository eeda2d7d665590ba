import { setTraceMode, traceModeInfo } from '../../../../src/contract/foundation';
import { type TraceMode, traceModes } from '../../../../src/domain/lessons';
import { traceSetting } from '../../../../src/machines/lessons/traceSetting';
import { traceSettingPaths } from '../../../../src/machines/lessons/traceSetting.paths';
import { createClient } from '../../../server/rig/client';
import type { Walk } from '../adapter';
import { type Answer, lost, sending } from '../answers';
import { recordAdapter } from '../record';

const as = { as: 'zhou' };
/** Students of either mode in the demonstration. */
const loaded: Readonly<Record<TraceMode, number>> = { mild: 10028, heavy: 10024 };
/** Somebody else's is set. */
const scratch = { subject_id: 2, student_id: 10003 };

const of = (student_id: number) => sending({ student_id: String(student_id) });

/** The mode that the page shows; null before it shows any. */
async function shownOn({ page, say }: Walk): Promise<TraceMode | null> {
  const radio = (mode: TraceMode) =>
    page.getByRole('radio', { name: say(`lessons:trace.mode.${mode}`), checked: true });
  const isShown = await Promise.all(traceModes.map(async (mode) => radio(mode).isVisible()));
  return traceModes.find((_, at) => isShown[at]) ?? null;
}

/** The server has one mode now, whoever has set it. */
async function put({ world }: Walk, mode: TraceMode): Promise<void> {
  const client = createClient(world.address);
  const now = await client.ask(traceModeInfo, scratch, as);
  if (now.mode !== mode) await client.ask(setTraceMode, { ...scratch, mode }, as);
}

const modeOf = (call: Parameters<Answer>[0]): TraceMode => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  return traceModes.find((mode) => mode === form.get('mode')) ?? 'mild';
};

const otherThan = (mode: TraceMode): TraceMode => (mode === 'mild' ? 'heavy' : 'mild');

/** Each load shows the other mode than the last. */
const load: Answer = async (call, walk) => {
  const mode = (await shownOn(walk)) === 'mild' ? 'heavy' : 'mild';
  await of(loaded[mode])(call, walk);
};

/** The mode is set, whatever others have set meanwhile. */
const set: Answer = async (call, walk) => {
  await put(walk, otherThan(modeOf(call)));
  await of(scratch.student_id)(call, walk);
};

/** Somebody else has set it already. */
const setAlready: Answer = async (call, walk) => {
  await put(walk, modeOf(call));
  await of(scratch.student_id)(call, walk);
};

/** Setting the trace mode, on the student's page. */
export const traceSettingAdapter = recordAdapter({
  chart: traceSetting,
  catalogue: traceSettingPaths,
  enter: '/student/detail?subject_id=2&student_id=10011&view=lockUnlock',
  events: {
    'mode.chosen': {
      /** What is chosen already cannot be chosen once more. */
      find: ({ page, say }: Walk, { mode }: { mode: TraceMode }) =>
        page.getByRole('radio', {
          ...{ name: say(`lessons:trace.mode.${mode}`), exact: true, checked: false },
        }),
      use: (radio) => radio.click(),
    },
  },
  answers: {
    load: { done: [load], error: [lost] },
    setMode: { done: [set], error: [lost, setAlready] },
  },
});
