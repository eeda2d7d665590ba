import { and, eq, inArray, isNull, ne, notLike, sql } from 'drizzle-orm';
import { writtenTypes } from '../../src/domain/grading';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { html } from '../documents/html';
import { insertAll } from './insert';

/** A sheet of ruled paper, in its own pixels; Latin letters are half as wide as the others. */
const sheet = { width: 560, margin: 28, line: 38, letter: 22 };
const most = 400;

/** The text in lines that fit on the sheet. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const letter of text) {
    const width = letter.charCodeAt(0) < 256 ? sheet.letter / 2 : sheet.letter;
    if (letter === '\n' || room < width) {
      lines.push('');
      room = sheet.width - 2 * sheet.margin;
    }
    if (letter === '\n') continue;
    lines.push(`${lines.pop() ?? ''}${letter}`);
    room -= width;
  }
  return lines;
}

/** What a student wrote, as a picture of handwriting on ruled paper. */
function handwritten(text: string): string {
  const { width, margin, line, letter } = sheet;
  const rows = linesOf(text).map((written, at) => {
    const y = (at + 1) * line;
    const rule = `M${String(margin)} ${String(y + 8)}H${String(width - margin)}`;
    return html`<path d="${rule}" stroke="#c9d6e8" /><text x="${margin}" y="${y}"
        >${written}</text
      >`;
  });
  const height = (rows.length + 1) * line;
  const { source } = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    font-family="KaiTi, STKaiti, Kaiti SC, Segoe Script, cursive"
    font-size="${letter}"
    fill="#1d3b72"
  >
    ${rows}
  </svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
}

/** What the demonstration's students wrote by hand: short written answers without formulas. */
export async function fillBoardImages(db: Queries): Promise<void> {
  const { answers, questions, boardImages } = tables;
  const written = await db
    .select({ answerId: answers.id, answer: answers.answer })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        inArray(questions.type, [...writtenTypes]),
        isNull(answers.skipReason),
        ne(answers.answer, ''),
        notLike(answers.answer, '%$%'),
        sql`length(${answers.answer}) < ${most}`,
      ),
    );
  const rows = written.map(({ answerId, answer }) => ({ answerId, image: handwritten(answer) }));
  await insertAll(db, boardImages, rows);
}
