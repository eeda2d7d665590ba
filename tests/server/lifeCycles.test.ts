import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { coinLife } from './lifeCycles/coinAccount';
import { correctionCardLife, wrongQuestionLife } from './lifeCycles/answers';
import { applicationLife } from './lifeCycles/approvals';
import { classFeedbackLife } from './lifeCycles/feedback';
import { foundationLife } from './lifeCycles/foundation';
import { healthLife, smartModeLife } from './lifeCycles/health';
import { homeworkLife } from './lifeCycles/homework';
import { levelLife } from './lifeCycles/levels';
import { type LifeCycle, type Outcome, type Trial, trialsOf } from './lifeCycles/lifeCycle';
import { lessonLife } from './lifeCycles/lessons';
import { auditionLife, listingLife } from './lifeCycles/listings';
import { localPointLife } from './lifeCycles/localPoints';
import { freezeLife } from './lifeCycles/supervision';
import { flagLife } from './lifeCycles/supervision.flags';
import { workOrderLife } from './lifeCycles/workOrders';
import { worldOf } from './rig';
import { databases } from './rig/databases';

/** Every life cycle that the server keeps. */
const lifeCycles: readonly LifeCycle[] = [
  listingLife,
  auditionLife,
  homeworkLife,
  lessonLife,
  foundationLife,
  workOrderLife,
  coinLife,
  freezeLife,
  flagLife,
  localPointLife,
  applicationLife,
  wrongQuestionLife,
  correctionCardLife,
  healthLife,
  smartModeLife,
  levelLife,
  classFeedbackLife,
];

/** The codes that say no to what may not happen; a server that fails says another. */
const clear: readonly number[] = [
  codes.conflict,
  codes.forbidden,
  codes.badPayload,
  codes.absent,
  codes.wrongCredentials,
  // Who shows a password too often has to wait.
  codes.throttled,
];
const rivals = 6;

/** Trials by their titles, which begin with the rows of the table that they prove. */
const titled = (trials: readonly Trial[]) => trials.map((trial) => [trial.title, trial] as const);

const isClear = (outcome: Outcome) =>
  outcome.did === 'nothing' || (outcome.did === 'refused' && clear.includes(outcome.code));

describe.each(databases)('life cycles on $database', (options) => {
  describe.each(lifeCycles)('$chart.id', (life) => {
    const trials = trialsOf(life);
    const allowed = trials.filter(({ to }) => to !== null);
    const forbidden = trials.filter(({ to }) => to === null);
    const world = worldOf(options);
    beforeAll(async () => {
      await life.prepare(world);
    });

    const send = ({ event }: Trial, index = 0): Promise<Outcome> => {
      const come = life.events[event.type];
      if (come === undefined) throw new Error(`${event.type} does not come to the server`);
      return come(world, event, world.server(index));
    };

    it.each(titled(allowed))('%s happens', async (_, trial) => {
      await life.put(world, trial.from);
      const before = await life.stored(world);
      expect((await send(trial)).did).not.toBe('refused');
      expect(await life.standing(world)).toEqual(trial.to?.value);
      expect(trial.to?.context).toMatchObject((await life.facts?.(world)) ?? {});
      expect(await life.stored(world)).not.toEqual(before);
    });

    it.each(titled(forbidden))('%s is refused and changes nothing', async (_, trial) => {
      await life.put(world, trial.from);
      const before = await life.stored(world);
      expect(await send(trial)).toSatisfy(isClear);
      expect(await life.stored(world)).toEqual(before);
    });

    it.each(titled(allowed.filter(({ isOnce }) => isOnce)))(
      '%s happens once in a race',
      async (_, trial) => {
        await life.put(world, trial.from);
        const alone = await send(trial);
        const once = await life.stored(world);
        await life.put(world, trial.from);
        const outcomes = await Promise.all(
          Array.from({ length: rivals }, (_, index) => send(trial, index)),
        );
        expect(await life.stored(world)).toEqual(once);
        const winners = outcomes.filter(({ did }) => did === 'done');
        expect(winners).toHaveLength(alone.did === 'done' ? 1 : 0);
        expect(outcomes.filter(isClear)).toHaveLength(rivals - winners.length);
      },
    );
  });
});
