CREATE TABLE "foundation_days" (
	"student_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"day" date NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "foundation_days_student_id_subject_id_day_pk" PRIMARY KEY("student_id","subject_id","day") INCLUDE ("seconds","answered","right_answers")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"student_id" integer NOT NULL,
	"day" date NOT NULL,
	"module" text NOT NULL,
	"answer" integer DEFAULT 0 NOT NULL,
	"video" integer DEFAULT 0 NOT NULL,
	"view_analysis" integer DEFAULT 0 NOT NULL,
	"error_correction" integer DEFAULT 0 NOT NULL,
	"word_recitation" integer DEFAULT 0 NOT NULL,
	"other" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_days_student_id_day_module_pk" PRIMARY KEY("student_id","day","module") INCLUDE ("answer","video","view_analysis","error_correction","word_recitation","other")
);
--> statement-breakpoint
ALTER TABLE "foundation_days" ADD CONSTRAINT "foundation_days_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The rows that a statement added and took away, with the sign that each has in a sum.
CREATE FUNCTION changed_rows(operation text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE operation
    WHEN 'INSERT' THEN 'select 1 as sign, added.* from added'
    WHEN 'DELETE' THEN 'select -1 as sign, removed.* from removed'
    ELSE 'select 1 as sign, added.* from added union all select -1, removed.* from removed'
  END
$$;
--> statement-breakpoint
-- The statement that adds such rows of "answers" to the sums by day.
CREATE FUNCTION sums_of_answers(changed text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT 'with changed as materialized (
      select sign, student_id, question_id, (submitted_at at time zone interval ''8 hours'')::date as day, module, seconds,
        case when skip_reason is null then is_right end as is_right
      from (' || changed || ') as changed
    ), study as (
      insert into study_days as kept (student_id, day, module, answer)
        select student_id, day, module, sum(sign * seconds) from changed group by 1, 2, 3 having sum(sign * seconds) <> 0 order by 1, 2, 3
      on conflict (student_id, day, module) do update set answer = kept.answer + excluded.answer
    )
    insert into foundation_days as kept (student_id, subject_id, day, seconds, answered, right_answers)
      select * from (
        select student_id, subject_id, day, sum(sign * seconds) as seconds, sum(sign * (is_right is not null)::int) as answered,
          sum(sign * (is_right is true)::int) as right_answers
        from changed join questions on questions.id = question_id where module = ''foundation'' group by 1, 2, 3
      ) as sums
      where (seconds, answered, right_answers) <> (0, 0, 0) order by 1, 2, 3
    on conflict (student_id, subject_id, day) do update set seconds = kept.seconds + excluded.seconds,
      answered = kept.answered + excluded.answered, right_answers = kept.right_answers + excluded.right_answers'
$$;
--> statement-breakpoint
-- The same of "activities".
CREATE FUNCTION sums_of_activities(changed text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT 'insert into study_days as kept (student_id, day, module, video, view_analysis, error_correction, word_recitation, other)
      select student_id, (at at time zone interval ''8 hours'')::date, module,
        coalesce(sum(sign * seconds) filter (where kind = ''video''), 0),
        coalesce(sum(sign * seconds) filter (where kind = ''viewAnalysis''), 0),
        coalesce(sum(sign * seconds) filter (where kind = ''errorCorrection''), 0),
        coalesce(sum(sign * seconds) filter (where kind = ''wordRecitation''), 0),
        coalesce(sum(sign * seconds) filter (where kind not in (''video'', ''viewAnalysis'', ''errorCorrection'', ''wordRecitation'')), 0)
      from (' || changed || ') as changed group by 1, 2, 3 order by 1, 2, 3
    on conflict (student_id, day, module) do update set video = kept.video + excluded.video,
      view_analysis = kept.view_analysis + excluded.view_analysis, error_correction = kept.error_correction + excluded.error_correction,
      word_recitation = kept.word_recitation + excluded.word_recitation, other = kept.other + excluded.other'
$$;
--> statement-breakpoint
CREATE FUNCTION keep_sums_of_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE sums_of_answers(changed_rows(TG_OP));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_sums_of_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE sums_of_activities(changed_rows(TG_OP));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER answers_sums_insert AFTER INSERT ON "answers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_answers();
--> statement-breakpoint
CREATE TRIGGER answers_sums_delete AFTER DELETE ON "answers" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_answers();
--> statement-breakpoint
CREATE TRIGGER answers_sums_update AFTER UPDATE ON "answers" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_answers();
--> statement-breakpoint
CREATE TRIGGER activities_sums_insert AFTER INSERT ON "activities" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_activities();
--> statement-breakpoint
CREATE TRIGGER activities_sums_delete AFTER DELETE ON "activities" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_activities();
--> statement-breakpoint
CREATE TRIGGER activities_sums_update AFTER UPDATE ON "activities" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_activities();
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE sums_of_answers('select 1 as sign, answers.* from answers');
  EXECUTE sums_of_activities('select 1 as sign, activities.* from activities');
END $$;
