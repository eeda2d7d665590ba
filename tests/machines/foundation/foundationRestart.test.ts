import { describe, expect, it } from 'vitest';
import { foundationStatuses } from '../../../src/domain/foundation';
import {
  type Foundation,
  foundationRestart,
  nextFoundation,
} from '../../../src/machines/foundation/foundationRestart';
import { foundationRestartPaths } from '../../../src/machines/foundation/foundationRestart.paths';

const assigned = { type: 'restart.assigned' } as const;
const bySystem = { type: 'restart.assignedBySystem' } as const;
const confirmed = { type: 'restart.confirmed' } as const;
const regraded = { type: 'student.regraded', level: 3 } as const;

/** A supervised student of grade 7, where mode 30 has no place left. */
const { grade, quotas } = foundationRestartPaths.inputs.supervised;
const supervised = { isSupervised: true, grade, quotas };

function foundation(facts: Partial<Foundation> = {}): Foundation {
  const begun = { round: 2, mode: 70, level: 4, progress: 0.4, nextMode: null } as const;
  return { ...begun, status: 'active', ...facts };
}

const becomes = (facts: Partial<Foundation>) => ({ next: foundation(facts), refusal: null });
const refused = (refusal: string | null) => ({ next: null, refusal });

describe('a restart', () => {
  it('[FRS-01] that an analyst assigns waits for the supervised student', () => {
    expect(nextFoundation(foundation(), supervised, assigned)).toEqual(
      becomes({ status: 'awaitingStudent' }),
    );
  });

  it('[FRS-02] [ROLE-061] is refused for a student who is not supervised', () => {
    expect(nextFoundation(foundation(), { ...supervised, isSupervised: false }, assigned)).toEqual(
      refused('restartNotSupervised'),
    );
  });

  it('[FRS-03] that the system assigns waits for any student', () => {
    expect(nextFoundation(foundation(), { ...supervised, isSupervised: false }, bySystem)).toEqual(
      becomes({ status: 'awaitingStudent' }),
    );
  });

  it('[FRS-04] leads to a regrading once the student has confirmed it', () => {
    const waiting = foundation({ status: 'awaitingStudent' });
    expect(nextFoundation(waiting, supervised, confirmed)).toEqual(
      becomes({ status: 'regrading' }),
    );
  });

  it('[FRS-05] ends with a round more, at the level that was found, from its beginning', () => {
    const regrading = foundation({ status: 'regrading' });
    const next = { status: 'active', round: 3, level: 3, progress: 0 } as const;
    expect(nextFoundation(regrading, supervised, regraded)).toEqual(becomes(next));
  });

  it('is not assigned twice, nor confirmed when there is none', () => {
    for (const status of ['awaitingStudent', 'regrading'] as const) {
      expect(nextFoundation(foundation({ status }), supervised, assigned)).toEqual(refused(null));
      expect(nextFoundation(foundation({ status }), supervised, bySystem)).toEqual(refused(null));
    }
    expect(nextFoundation(foundation(), supervised, confirmed)).toEqual(refused(null));
    expect(nextFoundation(foundation(), supervised, regraded)).toEqual(refused(null));
  });
});

describe('a switch of the mode', () => {
  it('[FMD-07] resets the progress where the rule says so, and takes effect after regrading', () => {
    const switched = { type: 'mode.switched', mode: 50, rule: 'resetsProgress' } as const;
    const reset = { nextMode: 50, level: 1, progress: 0 } as const;
    const { next } = nextFoundation(foundation(), supervised, switched);
    expect(next).toEqual(foundation({ status: 'regrading', ...reset }));
    expect(nextFoundation(next ?? foundation(), supervised, regraded)).toEqual(
      becomes({ ...reset, mode: 50, nextMode: null, level: 3 }),
    );
  });

  it('[FMD-08] inherits level and progress by the other rule; regrading takes no level away', () => {
    const switched = { type: 'mode.switched', mode: 90, rule: 'inheritsLevel' } as const;
    const { next } = nextFoundation(foundation(), supervised, switched);
    expect(next).toEqual(foundation({ status: 'regrading', nextMode: 90 }));
    expect(nextFoundation(next ?? foundation(), supervised, regraded)).toEqual(
      becomes({ mode: 90 }),
    );
  });

  it('to the mode that the student is in is none', () => {
    for (const rule of ['resetsProgress', 'inheritsLevel'] as const) {
      const switched = { type: 'mode.switched', mode: 70, rule } as const;
      expect(nextFoundation(foundation(), supervised, switched)).toEqual(refused(null));
    }
  });

  it.each([
    ['FMD-02', 30, 6, 'modeNotForGrade'],
    ['FMD-02', 50, 10, 'modeNotForGrade'],
    ['FMD-03', 30, 7, 'modeQuotaUsed'],
  ] as const)('[%s] to mode %i is refused in grade %i', (_, mode, of, reason) => {
    const switched = { type: 'mode.switched', mode, rule: 'resetsProgress' } as const;
    expect(nextFoundation(foundation(), { ...supervised, grade: of }, switched)).toEqual(
      refused(reason),
    );
  });

  it('waits until a restart is over', () => {
    const switched = { type: 'mode.switched', mode: 90, rule: 'inheritsLevel' } as const;
    const waiting = foundation({ status: 'awaitingStudent' });
    expect(nextFoundation(waiting, supervised, switched)).toEqual(refused(null));
  });
});

it('[FRS-01] has the states that the domain stores', () => {
  expect(Object.keys(foundationRestart.states).sort()).toEqual([...foundationStatuses].sort());
});
