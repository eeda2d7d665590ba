import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../../../src/contract/answers';
import { cardSetting } from '../../../../src/machines/answers/cardSetting';
import { cardSettingPaths } from '../../../../src/machines/answers/cardSetting.paths';
import { createClient } from '../../../server/rig/client';
import type { Walk } from '../adapter';
import { type Answer, lost, sending } from '../answers';
import { recordAdapter } from '../record';

const as = { as: 'zhou' };
const subject_id = 2;
/** A subject whose questions have no formulas: it is the card's calls that are about mathematics. */
const address = '/student/detail?subject_id=3&student_id=10011&view=errorBook';
/** Students whose cards are off and on in the demonstration, and how often they come in the plan. */
const loaded = [
  { student: 10028, times: 3 },
  { student: 10022, times: 5 },
] as const;
/** Somebody else's is changed. */
const scratch = 10003;

/** How often each page has loaded, and where the card on it stands in the plan. */
interface Shown {
  readonly loads: number;
  readonly isOn: boolean;
  readonly times: number;
}
const shown = new WeakMap<Walk['page'], Shown>();
const shownOn = ({ page }: Walk) => shown.get(page) ?? { loads: 0, isOn: false, times: 3 };

const of = (studentId: number, fields: Readonly<Record<string, string>> = {}): Answer =>
  sending({ student_id: String(studentId), subject_id: String(subject_id), ...fields });

/** Brings the scratch card to where the plan has it, whatever other walks have done with it. */
async function put({ world }: Walk, isOn: boolean, times: number): Promise<void> {
  const client = createClient(world.address);
  const student = { subject_id, student_id: scratch };
  const turn = (is_on: boolean) => client.ask(setCorrectionCard, { ...student, is_on }, as);
  const card = await client.ask(correctionCardDetail, student, as);
  if (!card.is_on) await turn(true);
  await client.ask(setCorrectionTimes, { ...student, times }, as);
  if (!isOn) await turn(false);
}

/** The card is turned from where it is shown; it may have been loaded anew since it was asked for. */
const turned: Answer = async (call, walk) => {
  const { isOn, ...rest } = shownOn(walk);
  await put(walk, isOn, rest.times);
  shown.set(walk.page, { ...rest, isOn: !isOn });
  await of(scratch, { is_on: isOn ? '0' : '1' })(call, walk);
};

/** Somebody else has turned the card already. */
const turnedAlready: Answer = async (call, walk) => {
  const { isOn, times } = shownOn(walk);
  await put(walk, !isOn, times);
  await of(scratch, { is_on: isOn ? '0' : '1' })(call, walk);
};

/** The first load shows a card that is off, the next one that is on, and so on. */
const load: Answer = async (call, walk) => {
  const { loads } = shownOn(walk);
  const isOn = loads % 2 === 1;
  const [off, on] = loaded;
  const { student, times } = isOn ? on : off;
  shown.set(walk.page, { loads: loads + 1, isOn, times });
  await of(student)(call, walk);
};

/** Setting the answer-correction card, on the student's page. */
export const cardSettingAdapter = recordAdapter({
  chart: cardSetting,
  catalogue: cardSettingPaths,
  enter: address,
  events: {
    'card.turned': {
      find: ({ page, say }: Walk) => {
        const [on, off] = [
          say('answers:correctionCard.turn.on'),
          say('answers:correctionCard.turn.off'),
        ];
        return page.getByRole('button', { name: new RegExp(`^(${on}|${off})$`) });
      },
    },
    'times.chosen': {
      /** What is chosen already cannot be chosen once more. */
      find: ({ page, say }: Walk, { times }: { times: number }) =>
        page
          .getByRole('combobox', { name: say('answers:correctionCard.times') })
          .filter({ has: page.locator(`option[value="${String(times)}"]:not(:checked)`) }),
      use: (select, { times }: { times: number }) => select.selectOption(String(times)),
    },
  },
  answers: {
    load: { done: [load], error: [lost] },
    turn: { done: [turned], error: [lost, turnedAlready] },
    setTimes: {
      done: [
        async (call, walk) => {
          const { loads, times } = shownOn(walk);
          await put(walk, true, times);
          shown.set(walk.page, { loads, isOn: true, times: 4 });
          await of(scratch)(call, walk);
        },
      ],
      error: [lost],
    },
  },
});
