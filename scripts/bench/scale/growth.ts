import type { Size } from './size';

/** A statement of the growth, and what it makes. */
export interface Step {
  readonly what: string;
  readonly sql: string;
}

/** Ids of the grown world begin above those of the demonstration. */
const firstId = 1_000_000;
const analystsOfSchool = 5;
/** The demonstration remembers so many days; older copies lie one such season before each other. */
const season = `interval '84 days'`;
const personsOfHomework = 30;

const copyOf = (row: string, changes: string) =>
  `(jsonb_populate_record(${row}, jsonb_build_object(${changes}))).*`;

/** Schools, analysts and students as copies of the demonstration's own, in `grown_analysts` and `grown_students`. */
const people = (size: Size): readonly Step[] => [
  {
    what: 'analysts',
    sql: `
      create table grown_analysts as select ${firstId} + n as id, ${firstId} + (n - 1) / ${analystsOfSchool} as school_id, n
        from generate_series(1, ${size.analysts}) n;
      insert into schools select ${copyOf('s', `'id', grown.school_id, 'name', 'School ' || grown.school_id`)}
        from (select distinct school_id from grown_analysts) grown, schools s where s.id = 1;
      insert into accounts select ${copyOf('a', `'id', grown.id, 'school_id', grown.school_id, 'username', 'analyst' || grown.n, 'phone', null, 'upgraded', false`)}
        from grown_analysts grown, accounts a where a.username = 'zhou';
      insert into school_features select grown.school_id, f.feature
        from (select distinct school_id from grown_analysts) grown, school_features f where f.school_id = 1;`,
  },
  {
    what: 'students',
    sql: `
      create table grown_students as
        with models as (select student_id, row_number() over (order by student_id) - 1 as place
          from listings join accounts on accounts.id = account_id where username = 'zhou')
        select ${firstId} + number as id, number as n, grown.id as account_id, grown.school_id, models.student_id as model
        from generate_series(1, ${size.analysts * size.studentsEach}) number
        join grown_analysts grown on grown.n = (number - 1) / ${size.studentsEach} + 1
        join models on models.place = (number - 1) % (select count(*) from models);
      insert into students select ${copyOf('s', `'id', grown.id, 'school_id', grown.school_id, 'username', 'grown' || grown.n`)}
        from grown_students grown join students s on s.id = grown.model;
      create table grown_classes as select grown.id as account_id, c.id as model,
        ${firstId} + row_number() over () as id from classes c join accounts a on a.id = c.account_id, grown_analysts grown
        where a.username = 'zhou';
      insert into classes select ${copyOf('c', `'id', grown.id, 'account_id', grown.account_id`)}
        from grown_classes grown join classes c on c.id = grown.model;
      insert into class_students select grown.id, s.id from grown_students s
        join class_students c on c.student_id = s.model
        join grown_classes grown on grown.model = c.class_id and grown.account_id = s.account_id;
      insert into listings select (jsonb_populate_record(l, jsonb_build_object('account_id',
          grown.id + case when grown.n > 1 and s.n % 10 = 0 and second = 1 then -1 else 0 end, 'student_id', s.id))).*
        from grown_students s join grown_analysts grown on grown.id = s.account_id
        join listings l on l.student_id = s.model and l.account_id = (select id from accounts where username = 'zhou'),
        generate_series(0, 1) second
        where second = 0 or (s.n % 10 = 0 and grown.n > 1);`,
  },
];

/** Copies what the analysts and students of the demonstration have in all other tables; `own` have steps of their own. */
const belongings: Step = {
  what: 'what analysts and students have',
  sql: `
    do $$
    declare
      own text[] := array['answers', 'activities', 'study_days', 'answer_days', 'wrong_questions', 'error_causes', 'gradings', 'corrections', 'homework',
        'homework_persons', 'homework_candidates', 'listings', 'classes', 'class_students', 'purses', 'hidden_score_labels',
        'sessions', 'request_ids', 'known_addresses', 'one_time_keys', 'files'];
      zhou int := (select id from accounts where username = 'zhou');
      t record;
      owner record;
    begin
      for t in
        select table_name::text as name, array_agg(column_name::text) as columns,
          string_agg(quote_ident(column_name), ', ' order by ordinal_position) as all_columns
        from information_schema.columns
        where table_schema = 'public' and table_name not like 'grown%' and table_name <> all(own) group by 1
      loop
        for owner in
          select 'grown_students' as grown, 'student_id' as key, 'row.student_id = grown.model' as condition,
            'case when row.account_id = ' || zhou || ' then grown.account_id else row.account_id end' as account
          union all
          select 'grown_analysts', 'account_id', 'row.account_id = ' || zhou
            || case when 'student_id' = any(t.columns) then ' and row.student_id is null' else '' end, 'grown.id'
        loop
          continue when owner.key <> all(t.columns);
          execute format('insert into %I (%s) select %s from %I grown join %I as row on %s %s on conflict do nothing', t.name, t.all_columns,
            (select string_agg(case column_name
                when 'id' then format('nextval(pg_get_serial_sequence(%L, ''id''))', t.name)
                when 'student_id' then case owner.key when 'student_id' then 'grown.id' else 'null' end
                when 'account_id' then owner.account
                when 'code' then '''G'' || grown.id || ''-'' || row.id'
                else 'row.' || quote_ident(column_name) end, ', ' order by ordinal_position)
              from information_schema.columns where table_schema = 'public' and table_name = t.name),
            owner.grown, t.name, owner.condition, case t.name when 'reports' then 'and row.id % 4 = 0' else '' end);
        end loop;
      end loop;
    end $$;`,
};

/** Answers, half of them within the last season, in the order in which they were given. */
function answers(size: Size): Step {
  const each = `(${size.answers} / (select count(*) from grown_students join had using (model)))`;
  return {
    what: `${size.answers} answers`,
    sql: `
      create table grown_models as
        select student_id as model, id as answer_id, row_number() over (partition by student_id order by submitted_at desc, id) - 1 as place,
          count(*) over (partition by student_id) as had
        from answers where student_id in (select model from grown_students);
      create index on grown_models (model, place);
      insert into answers (id, student_id, question_id, lesson_id, module, answer, is_right, seconds, hints_viewed, skip_reason, submitted_at)
        with had as (select model, max(had) as had from grown_models group by 1),
          number as materialized (select ${each}::int as each)
        select ${firstId} + row_number() over (order by at, id, k), id, question_id, lesson_id, module, answer, is_right, seconds, hints_viewed, skip_reason, at
        from (
          select s.id, k, a.question_id, a.lesson_id, a.module, a.answer, a.is_right, a.seconds, a.hints_viewed, a.skip_reason,
            a.submitted_at - (k * 2 / each) * ${season} - (s.n * 37 % 3600) * interval '1 second' as at
          from grown_students s join had on had.model = s.model
          cross join number cross join lateral generate_series(0, number.each - 1) k
          join grown_models m on m.model = s.model and m.place = (k % (each / 2)) * had.had * 2 / each % had.had
          join answers a on a.id = m.answer_id
        ) grown order by at, id, k;`,
  };
}

/** What teachers have written about answers: all written ones are graded but those of the last days. */
const gradings: Step = {
  what: 'gradings',
  sql: `
    insert into gradings (answer_id, account_id, grading, graded_at)
      select a.id, s.account_id, g.grading, a.submitted_at + interval '1 day'
      from answers a join grown_students s on s.id = a.student_id
      join questions q on q.id = a.question_id and q.type in ('subjective', 'essay')
      cross join lateral (select grading from gradings g join answers o on o.id = g.answer_id
        join questions p on p.id = o.question_id and p.subject_id = q.subject_id limit 1) g
      where a.answer <> '' and a.submitted_at < (select max(submitted_at) from answers) - interval '3 days';`,
};

/** Each analyst's assignments, each of some of the students, and how they stand. */
function homework(size: Size): Step {
  const each = Math.round(size.homeworkPersons / size.analysts / personsOfHomework);
  return {
    what: `${size.homeworkPersons} homework persons`,
    sql: `
      create table grown_homework as
        with models as (select h.id, row_number() over (order by h.arranged_at desc, h.id) - 1 as place, count(*) over () as all
          from homework h join accounts a on a.id = h.account_id where a.username = 'zhou' and h.status = 'succeeded')
        select ${firstId} + (grown.n - 1) * ${each} + k as id, grown.id as account_id, grown.n as analyst, k, models.id as model,
          (k / models.all) * interval '28 days' as before
        from grown_analysts grown, generate_series(0, ${each - 1}) k
        join models on models.place = k % (select count(*) from models);
      insert into homework select ${copyOf(
        'h',
        `'id', grown.id, 'account_id', grown.account_id, 'arranged_at', h.arranged_at - before,
          'ready_at', h.ready_at - before, 'deadline', h.deadline - before, 'withdrawn_at', h.withdrawn_at - before`,
      )}
        from grown_homework grown join homework h on h.id = grown.model;
      insert into homework_persons (id, homework_id, student_id, status, due_at, completed_at, score, accuracy, essay, revision)
        select ${firstId} + row_number() over (order by h.id, p), h.id, ${firstId} + (grown.analyst - 1) * ${size.studentsEach} + (grown.k * ${personsOfHomework} + p) % ${size.studentsEach} + 1,
          stand, h.deadline, case when stand in ('completed', 'corrected', 'toBeCorrected') then h.deadline - interval '1 day' - p * interval '1 minute' end,
          case when stand in ('completed', 'corrected') then 60 + p end, case when stand = 'completed' then 0.6 + p / 100.0 end,
          case when stand in ('corrected', 'toBeCorrected') then repeat('My school day begins at seven. ', 12) end, 1
        from grown_homework grown join homework h on h.id = grown.id, generate_series(0, ${personsOfHomework - 1}) p,
        lateral (select case
          when h.withdrawn_at is not null and p % 2 = 0 then 'invalid'
          when h.deadline > (select today from grown_today) and p % 3 > 0 then 'incomplete'
          when p % 8 = 0 then 'expired'
          when h.type <> 'composition' then 'completed'
          when grown.before = interval '0' and p % 3 = 1 then 'toBeCorrected' else 'corrected' end as stand) stands;
      insert into homework_candidates select homework_id, student_id, 'assignable' from homework_persons where id > ${firstId};
      insert into corrections select ${copyOf('c', `'person_id', p.id, 'account_id', grown.account_id, 'corrected_at', p.completed_at + interval '1 hour'`)}
        from homework_persons p join grown_homework grown on grown.id = p.homework_id,
        corrections c where c.person_id = (select min(person_id) from corrections) and p.status = 'corrected';`,
  };
}

/** A coin purse for each student, filled by transfers. */
function transfers(size: Size): Step {
  const each = Math.round(size.transfers / (size.analysts * size.studentsEach));
  return {
    what: `${size.transfers} transfers`,
    sql: `
      insert into purses (id, student_id, asset, place, amount) select ${firstId} + n, id, 'coin', 'balance', 2 * ${each} from grown_students;
      insert into purses (account_id, asset, place, amount) select grown.id, 'coin', 'balance', 1000 from grown_analysts grown;
      insert into transfers (id, asset, from_id, to_id, amount, kind, operator_id, remark, at)
        select ${firstId} + row_number() over (order by k desc, n), 'coin', null, ${firstId} + n, 2, 'study', null, '', today - k * interval '1 day' - n % 3600 * interval '1 second'
        from grown_today, grown_students, generate_series(1, ${each}) k order by k desc, n;
      insert into transfers (asset, from_id, to_id, amount, kind, operator_id, remark, at)
        select 'coin', null, p.id, 1000, 'opening', null, '', today from grown_today, purses p join grown_analysts grown on grown.id = p.account_id where p.asset = 'coin';`,
  };
}

/** Other study and wrong questions: some of those that each student's model has. */
const study: Step = {
  what: 'other study and wrong questions',
  sql: `
    insert into activities (id, student_id, kind, module, seconds, at)
      select ${firstId} + row_number() over (order by a.at, a.id, s.id), s.id, a.kind, a.module, a.seconds, a.at
      from grown_students s join activities a on a.student_id = s.model where a.id % 5 = 0 order by a.at, a.id, s.id;
    insert into wrong_questions (student_id, question_id, status, wrong_at, corrected_at)
      select s.id, w.question_id, w.status, w.wrong_at, w.corrected_at
      from grown_students s join wrong_questions w on w.student_id = s.model where w.question_id % 3 = 0 order by w.wrong_at;`,
};

/** The sums of study by day, which the database keeps by triggers that rest meanwhile. */
const studyDays: Step = {
  what: 'sums of study by day',
  sql: `
    truncate study_days, answer_days;
    do $$ begin
      execute sums_of_answers('select 1 as sign, answers.* from answers');
      execute sums_of_activities('select 1 as sign, activities.* from activities');
    end $$;`,
};

/** Everything that makes a grown world from the demonstration, in its order. */
export function growthOf(size: Size): readonly Step[] {
  return [
    ...people(size),
    ...[belongings, answers(size), gradings, study, studyDays, homework(size), transfers(size)],
  ];
}
