import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesFile, type CaseTool, caseTools } from '../../src/atlas/cases/files';
import type { TestCase } from '../../src/atlas/cases/testCase';

/** Quotes, commas, line breaks, Chinese and a long title. */
const cases: readonly TestCase[] = [
  {
    id: 'LST-01',
    title: 'Says “no”, and "why"\nin a second line',
    section: ['学生 Students', 'List'],
    before: 'Log in as zhou, open /students: “Students”\n以 zhou 登录',
    steps: [
      { action: 'Type a name', data: 'name: "Ann", Bo\nlast: none', expected: 'State: found' },
      { action: '=1+1', data: '', expected: '消息：“已保存”，\n另一行' },
    ],
  },
  {
    id: 'LST-02',
    title: 'x'.repeat(400),
    section: ['学生 Students', 'List'],
    before: 'Log in as zhou',
    steps: [{ action: 'Wait', data: '', expected: '"' }],
  },
];

/** The column names that each import wizard maps by itself. */
const columns: Readonly<Record<CaseTool, readonly string[]>> = {
  testrail: [
    ...['Title', 'Section', 'Preconditions', 'References'],
    ...['Steps (Step)', 'Steps (Expected Result)'],
  ],
  xray: ['Test ID', 'Summary', 'Description', 'Test Type', 'Labels', 'Action', 'Data', 'Result'],
};

describe('a file of cases, read by PostgreSQL', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  /** The rows of a file; refused unless every row has its columns, under these names. */
  async function read(tool: CaseTool): Promise<Record<string, string>[]> {
    const names = columns[tool].map((name) => `"${name}" text not null`).join(', ');
    await database.exec(`drop table if exists cases; create table cases (${names})`);
    const copy = "copy cases from '/dev/blob' with (format csv, header match, force_not_null *)";
    const blob = new Blob([casesFile(tool, cases)]);
    await database.query(copy, [], { blob });
    return (await database.query<Record<string, string>>('select * from cases')).rows;
  }

  it.each(caseTools)('for %s has its columns in every row, and no mark before the first', (tool) =>
    expect(read(tool)).resolves.toHaveLength(3),
  );

  it('for TestRail begins a case where a title stands, and holds what was written', async () => {
    const title = `LST-02 ${'x'.repeat(242)}…`;
    const none = { Title: '', Section: '', Preconditions: '', References: '' };
    expect(await read('testrail')).toEqual([
      {
        Title: 'LST-01 Says “no”, and "why" / in a second line',
        Section: '学生 Students > List',
        Preconditions: 'Log in as zhou, open /students: “Students”\n以 zhou 登录',
        References: 'LST-01',
        'Steps (Step)': 'Type a name\nname: "Ann", Bo\nlast: none',
        'Steps (Expected Result)': 'State: found',
      },
      {
        ...none,
        'Steps (Step)': '=1+1',
        'Steps (Expected Result)': '消息：“已保存”，\n另一行',
      },
      {
        ...{ Title: title, Section: '学生 Students > List', Preconditions: 'Log in as zhou' },
        ...{ References: 'LST-02', 'Steps (Step)': 'Wait', 'Steps (Expected Result)': '"' },
      },
    ]);
  });

  it('for Xray says in each row which test it is, and its type', async () => {
    const rows = await read('xray');
    expect(rows.map((row) => [row['Test ID'], row['Test Type'], row['Labels']])).toEqual([
      ['LST-01', 'Manual', 'LST-01'],
      ['LST-01', 'Manual', ''],
      ['LST-02', 'Manual', 'LST-02'],
    ]);
    expect(rows.map((row) => [row['Action'], row['Data'], row['Result']])).toEqual([
      ['Type a name', 'name: "Ann", Bo\nlast: none', 'State: found'],
      ['=1+1', '', '消息：“已保存”，\n另一行'],
      ['Wait', '', '"'],
    ]);
    expect(rows.map(({ Summary = '' }) => Summary.length)).toEqual([46, 0, 250]);
    expect(rows.filter(({ Summary = '' }) => Summary.includes('\n'))).toEqual([]);
  });
});
