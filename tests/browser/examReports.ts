import { examInfo, examReports } from '../../src/contract/exams';
import { createClient } from '../server/rig/client';
import type { World } from './world';

export const subject_id = 2;
export const asZhou = { as: 'zhou' } as const;

export const reportsOf = (world: World, filters = {}) =>
  createClient(world.address).ask(
    examReports,
    { subject_id, page: 1, page_size: 50, ...filters },
    asZhou,
  );

export const reportOf = async (world: World, report_id: number) =>
  (await createClient(world.address).ask(examInfo, { subject_id, report_id }, asZhou)).report;
