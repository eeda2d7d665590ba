import pg from 'pg';
import { z } from 'zod';
import { today } from '../../../tests/server/rig/clock';
import { businessDay, dayLength } from '../../../src/domain/businessTime';
import type { Scene } from './calls';

const subjectId = 3;
const found = z.object({
  ...{ student_id: z.int(), class_id: z.int(), homework_id: z.int(), person_id: z.int() },
  ...{ answer_id: z.int(), question_id: z.int(), last: z.int() },
});

/** What an analyst of a world may look at: the student who has answered most, and what is theirs. */
export async function sceneOf(url: string, username: string): Promise<Scene> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `with me as (select id from accounts where username = $1),
      busy as (select a.student_id from listings l join answers a using (student_id) join questions q on q.id = a.question_id
        join wrong_questions w on w.student_id = a.student_id join questions p on p.id = w.question_id and p.subject_id = $2
        where l.account_id = (select id from me) and q.subject_id = $2 and l.kind = 'formal' and l.hidden_at is null
        group by 1 order by count(*) desc, 1 limit 1),
      work as (select p.id, p.homework_id from homework_persons p join homework h on h.id = p.homework_id
        where h.account_id = (select id from me) and h.subject_id = $2 and p.status = 'completed' order by p.id limit 1)
      select (select student_id from busy), (select id from work) as person_id, (select homework_id from work),
        (select id as class_id from classes where account_id = (select id from me) order by subject_id = $2 desc, id limit 1),
        (select a.id as answer_id from answers a join questions q on q.id = a.question_id
          where a.student_id = (select student_id from busy) and q.subject_id = $2 order by a.submitted_at desc limit 1),
        (select w.question_id from wrong_questions w join questions q on q.id = w.question_id
          where w.student_id = (select student_id from busy) and q.subject_id = $2 limit 1),
        (select ceil(count(*) / 20.0)::int as last from listings where account_id = (select id from me) and kind = 'formal' and hidden_at is null)`,
    [username, subjectId],
  );
  await client.end();
  return {
    ...found.parse(rows[0]),
    subject_id: subjectId,
    from: businessDay(new Date(today.getTime() - 89 * dayLength)),
    to: businessDay(today),
  };
}
