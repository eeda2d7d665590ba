import { and, desc, eq, lt } from 'drizzle-orm';
import type { BehaviourWarning } from '../../src/domain/behaviour';
import { dayLength, startOfDay } from '../../src/domain/businessTime';
import { flagsOf } from '../../src/domain/dialogues';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { observe } from '../students/behaviour';
import { aiScoreAt } from '../supervision/dialogueStudy';
import { accountId } from './accountId';
import { type DialogueScript, type DialogueTopic, dialogueScripts } from './content/dialogues';
import { students } from './content/people';
import { continueIds, insertAll } from './insert';

/** The subject in which the AI supervisor talks, and how many talks there are. */
const [subjectId, most] = [2, 30];
const minute = 60_000;
/** What the talks that no warning set off are about, in turn. */
const otherTopics = ['pleading', 'abilityGap', 'distress', 'chat'] as const;
/** What is older than so many days has been judged, two flags in three by Zhou. */
const judgedAfterDays = 4;

interface Talk {
  readonly studentId: number;
  readonly startedAt: Date;
  readonly topic: DialogueTopic;
  readonly warnings: readonly BehaviourWarning[];
}

/** When a student last answered before a moment; null for one who has not. */
async function lastAnswer(db: Queries, studentId: number, before: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: tables.answers.submittedAt })
    .from(tables.answers)
    .innerJoin(tables.questions, eq(tables.questions.id, tables.answers.questionId))
    .where(
      and(
        eq(tables.answers.studentId, studentId),
        eq(tables.questions.subjectId, subjectId),
        lt(tables.answers.submittedAt, before),
      ),
    )
    .orderBy(desc(tables.answers.submittedAt))
    .limit(1);
  return row?.at ?? null;
}

/** The talks of Zhou's students: about the latest warning of each, then about something else, up to as many as there are. */
async function talksOf(db: Queries, today: Date): Promise<Talk[]> {
  const own = students.filter(
    ({ analysts, list, hidden }) => analysts.includes('zhou') && list === 'responsible' && !hidden,
  );
  const [warned, others]: [Talk[], Talk[]] = [[], []];
  for (const [index, { id: studentId }] of own.entries()) {
    const of = { subject_id: subjectId, student_id: studentId, days: '30' };
    const [warning] = await observe(db, of, today);
    if (warning !== undefined) {
      const startedAt = new Date(Date.parse(warning.to) + 2 * minute);
      warned.push({ studentId, startedAt, topic: warning.kind, warnings: [warning] });
    }
    const at = await lastAnswer(db, studentId, startOfDay(today, -(index % 14)));
    const topic = otherTopics[index % otherTopics.length] ?? 'chat';
    if (at === null) continue;
    others.push({ studentId, startedAt: new Date(at.getTime() + minute), topic, warnings: [] });
  }
  return [...warned, ...others]
    .filter(({ startedAt }) => startedAt < today)
    .slice(0, most)
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

/** The script of a topic for the nth talk; of two scores the one that lies further from the AI's. */
function scriptOf(topic: DialogueTopic, nth: number, aiScore: number | null): DialogueScript {
  const all = dialogueScripts.filter((script) => script.topic === topic);
  const meant = topic === 'abilityGap' ? ((aiScore ?? 0) <= 5 ? 0 : 1) : nth % all.length;
  const script = all[meant];
  if (script === undefined) throw new Error(`nobody talks about ${topic}`);
  return script;
}

/** The id of a talk, and how many there were about its topic before. */
interface Place {
  readonly id: number;
  readonly nth: number;
}

/** A talk as it is stored, with its flags. */
async function written(db: Queries, talk: Talk, place: Place, today: Date) {
  const { id, nth } = place;
  const { studentId, startedAt, topic, warnings } = talk;
  const score = await aiScoreAt(db, { studentId, subjectId, now: startedAt });
  // Without answers of the week the AI asks for no score.
  const meant = topic === 'abilityGap' && score === null ? 'chat' : topic;
  const { turns: lines, own, isFalseAlarm } = scriptOf(meant, nth, score);
  const fill = (line: string) =>
    line.replace('{count}', String(warnings[0]?.count)).replace('{ai}', String(score ?? 0));
  const turns = lines.map((line, index) => ({
    ...{ speaker: index % 2 === 0 ? ('ai' as const) : ('student' as const), text: fill(line) },
    after: index * 25 + (id % 7) * index,
  }));
  const ownScore = own === undefined || score === null ? null : own;
  const aiScore = ownScore === null ? null : score;
  const raised = flagsOf({ turns, own_score: ownScore, ai_score: aiScore }, warnings);
  const isJudged = startedAt.getTime() < today.getTime() - judgedAfterDays * dayLength;
  const judgement = {
    state: isFalseAlarm ? 'falseAlarm' : 'handled',
    judgedBy: accountId(id % 3 === 0 ? 'han' : 'zhou'),
    judgedAt: new Date(startedAt.getTime() + (90 + id * 7) * minute),
  };
  return {
    dialogue: { id, studentId, subjectId, startedAt, ownScore, aiScore, turns },
    flags: raised.map(({ answerIds, ...flag }) => ({
      ...{ ...flag, dialogueId: id, answerIds: [...answerIds] },
      ...(isJudged ? judgement : {}),
    })),
  };
}

/** What Zhou's students talked about with the AI supervisor, what that flagged, and what people made of it. */
export async function fillDialogues(db: Queries, today: Date): Promise<void> {
  const talks = await talksOf(db, today);
  const all = [];
  for (const [index, talk] of talks.entries()) {
    const nth = talks.slice(0, index).filter(({ topic }) => topic === talk.topic).length;
    all.push(await written(db, talk, { id: index + 1, nth }, today));
  }
  await insertAll(
    db,
    tables.dialogues,
    all.map(({ dialogue }) => dialogue),
  );
  await insertAll(
    db,
    tables.dialogueFlags,
    all.flatMap(({ flags }) => flags),
  );
  await continueIds(db, tables.dialogues);
}
