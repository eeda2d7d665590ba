import type { FoundationStatus } from '../../../domain/foundation';
import type { StatusKind } from '../Status';

/** The sign of each status of a foundation. */
export const foundationSigns: Readonly<Record<FoundationStatus, StatusKind>> = {
  active: 'good',
  awaitingStudent: 'waiting',
  regrading: 'waiting',
};
