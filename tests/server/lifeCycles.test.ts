import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { homeworkLife } from './lifeCycles/homework';
import { type LifeCycle, type Outcome, type Trial, trialsOf } from './lifeCycles/lifeCycle';
import { auditionLife, listingLife } from './lifeCycles/listings';
import { startWorld, type TestWorld } from './rig';
import { databases } from './rig/databases';

/** Every life cycle that the server keeps. */
const lifeCycles: readonly LifeCycle[] = [listingLife, auditionLife, homeworkLife];

/** The codes that say no to what may not happen; a server that fails says another. */
const clear: readonly number[] = [codes.conflict, codes.forbidden, codes.badPayload, codes.absent];
const rivals = 6;

const isClear = (outcome: Outcome) =>
  outcome.did === 'nothing' || (outcome.did === 'refused' && clear.includes(outcome.code));

describe.each(databases)('life cycles on $database', (options) => {
  describe.each(lifeCycles)('$chart.id', (life) => {
    const trials = trialsOf(life);
    const allowed = trials.filter(({ to }) => to !== null);
    const forbidden = trials.filter(({ to }) => to === null);
    let world: TestWorld;
    beforeAll(async () => {
      world = await startWorld(options);
      await life.prepare(world);
    });

    const send = ({ event }: Trial, index = 0): Promise<Outcome> => {
      const come = life.events[event.type];
      if (come === undefined) throw new Error(`${event.type} does not come to the server`);
      return come(world, event, world.server(index));
    };

    it.each(allowed)('$title happens', async (trial) => {
      await life.put(world, trial.from);
      const before = await life.stored(world);
      expect((await send(trial)).did).not.toBe('refused');
      expect(await life.standing(world)).toEqual(trial.to?.value);
      expect(await life.stored(world)).not.toEqual(before);
    });

    it.each(forbidden)('$title is refused and changes nothing', async (trial) => {
      await life.put(world, trial.from);
      const before = await life.stored(world);
      expect(await send(trial)).toSatisfy(isClear);
      expect(await life.stored(world)).toEqual(before);
    });

    it.each(allowed.filter(({ isOnce }) => isOnce))(
      '$title happens once in a race',
      async (trial) => {
        await life.put(world, trial.from);
        await send(trial);
        const once = await life.stored(world);
        await life.put(world, trial.from);
        const race = Array.from({ length: rivals }, (_, index) => send(trial, index));
        const outcomes = await Promise.all(race);
        expect(await life.stored(world)).toEqual(once);
        const losers = outcomes.filter(isClear);
        expect(losers.length).toBeGreaterThanOrEqual(rivals - 1);
      },
    );
  });
});
