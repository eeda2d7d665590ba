-- Nobody may answer between the old sums and the new ones.
LOCK TABLE "answers", "activities" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DROP TABLE "foundation_days";
--> statement-breakpoint
DROP TABLE "study_days";
--> statement-breakpoint
CREATE TABLE "answer_days" (
	"student_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"day" date NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	"foundation_given" integer DEFAULT 0 NOT NULL,
	"foundation_seconds" integer DEFAULT 0 NOT NULL,
	"foundation_answered" integer DEFAULT 0 NOT NULL,
	"foundation_right" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_days_student_id_subject_id_day_pk" PRIMARY KEY("student_id","subject_id","day") INCLUDE ("given","right_answers","foundation_given","foundation_seconds","foundation_answered","foundation_right")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"student_id" integer NOT NULL,
	"day" date NOT NULL,
	"foundation_answer" integer DEFAULT 0 NOT NULL,
	"foundation_video" integer DEFAULT 0 NOT NULL,
	"foundation_view_analysis" integer DEFAULT 0 NOT NULL,
	"foundation_error_correction" integer DEFAULT 0 NOT NULL,
	"foundation_word_recitation" integer DEFAULT 0 NOT NULL,
	"foundation_other" integer DEFAULT 0 NOT NULL,
	"synchronous_answer" integer DEFAULT 0 NOT NULL,
	"synchronous_video" integer DEFAULT 0 NOT NULL,
	"synchronous_view_analysis" integer DEFAULT 0 NOT NULL,
	"synchronous_error_correction" integer DEFAULT 0 NOT NULL,
	"synchronous_word_recitation" integer DEFAULT 0 NOT NULL,
	"synchronous_other" integer DEFAULT 0 NOT NULL,
	"homework" integer DEFAULT 0 NOT NULL,
	"review" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_days_student_id_day_pk" PRIMARY KEY("student_id","day") INCLUDE ("foundation_answer","foundation_video","foundation_view_analysis","foundation_error_correction","foundation_word_recitation","foundation_other","synchronous_answer","synchronous_video","synchronous_view_analysis","synchronous_error_correction","synchronous_word_recitation","synchronous_other","homework","review")
);
--> statement-breakpoint
ALTER TABLE "answer_days" ADD CONSTRAINT "answer_days_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The statement that adds such rows of "answers" to the sums by day; what was skipped is no answer.
CREATE OR REPLACE FUNCTION sums_of_answers(changed text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT 'with changed as materialized (
      select sign, student_id, question_id, (submitted_at at time zone interval ''8 hours'')::date as day, module, seconds,
        (skip_reason is null)::int as answered, (skip_reason is null and is_right)::int as is_right
      from (' || changed || ') as changed
    ), study as (
      insert into study_days as kept (student_id, day, foundation_answer, synchronous_answer, homework, review)
        select * from (
          select student_id, day,
            coalesce(sum(sign * seconds) filter (where module = ''foundation''), 0) as foundation_answer,
            coalesce(sum(sign * seconds) filter (where module = ''synchronous''), 0) as synchronous_answer,
            coalesce(sum(sign * seconds) filter (where module = ''homework''), 0) as homework,
            coalesce(sum(sign * seconds) filter (where module = ''review''), 0) as review
          from changed group by 1, 2
        ) as sums
        where (foundation_answer, synchronous_answer, homework, review) <> (0, 0, 0, 0) order by 1, 2
      on conflict (student_id, day) do update set foundation_answer = kept.foundation_answer + excluded.foundation_answer,
      synchronous_answer = kept.synchronous_answer + excluded.synchronous_answer,
      homework = kept.homework + excluded.homework, review = kept.review + excluded.review
    )
    insert into answer_days as kept (student_id, subject_id, day,
      given, right_answers, foundation_given, foundation_seconds, foundation_answered, foundation_right)
      select * from (
        select student_id, subject_id, day, sum(sign) as given, sum(sign * is_right) as right_answers,
          coalesce(sum(sign) filter (where module = ''foundation''), 0) as foundation_given,
          coalesce(sum(sign * seconds) filter (where module = ''foundation''), 0) as foundation_seconds,
          coalesce(sum(sign * answered) filter (where module = ''foundation''), 0) as foundation_answered,
          coalesce(sum(sign * is_right) filter (where module = ''foundation''), 0) as foundation_right
        from changed join questions on questions.id = question_id group by 1, 2, 3
      ) as sums
      where (given, right_answers, foundation_given, foundation_seconds, foundation_answered, foundation_right)
        <> (0, 0, 0, 0, 0, 0) order by 1, 2, 3
    on conflict (student_id, subject_id, day) do update set
      given = kept.given + excluded.given, right_answers = kept.right_answers + excluded.right_answers,
      foundation_given = kept.foundation_given + excluded.foundation_given,
      foundation_seconds = kept.foundation_seconds + excluded.foundation_seconds,
      foundation_answered = kept.foundation_answered + excluded.foundation_answered,
      foundation_right = kept.foundation_right + excluded.foundation_right'
$$;
--> statement-breakpoint
-- The same of "activities".
CREATE OR REPLACE FUNCTION sums_of_activities(changed text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT 'insert into study_days as kept (student_id, day,
      foundation_video, foundation_view_analysis, foundation_error_correction, foundation_word_recitation,
      foundation_other, synchronous_video, synchronous_view_analysis, synchronous_error_correction,
      synchronous_word_recitation, synchronous_other)
      select student_id, (at at time zone interval ''8 hours'')::date,
        coalesce(sum(sign * seconds) filter (where module = ''foundation'' and kind = ''video''), 0) as foundation_video,
        coalesce(sum(sign * seconds) filter (where module = ''foundation'' and kind = ''viewAnalysis''), 0) as foundation_view_analysis,
        coalesce(sum(sign * seconds) filter (where module = ''foundation'' and kind = ''errorCorrection''), 0) as foundation_error_correction,
        coalesce(sum(sign * seconds) filter (where module = ''foundation'' and kind = ''wordRecitation''), 0) as foundation_word_recitation,
        coalesce(sum(sign * seconds) filter (where module = ''foundation'' and kind not in (''video'', ''viewAnalysis'', ''errorCorrection'', ''wordRecitation'')), 0) as foundation_other,
        coalesce(sum(sign * seconds) filter (where module = ''synchronous'' and kind = ''video''), 0) as synchronous_video,
        coalesce(sum(sign * seconds) filter (where module = ''synchronous'' and kind = ''viewAnalysis''), 0) as synchronous_view_analysis,
        coalesce(sum(sign * seconds) filter (where module = ''synchronous'' and kind = ''errorCorrection''), 0) as synchronous_error_correction,
        coalesce(sum(sign * seconds) filter (where module = ''synchronous'' and kind = ''wordRecitation''), 0) as synchronous_word_recitation,
        coalesce(sum(sign * seconds) filter (where module = ''synchronous'' and kind not in (''video'', ''viewAnalysis'', ''errorCorrection'', ''wordRecitation'')), 0) as synchronous_other
      from (' || changed || ') as changed group by 1, 2 order by 1, 2
    on conflict (student_id, day) do update set
      foundation_video = kept.foundation_video + excluded.foundation_video,
      foundation_view_analysis = kept.foundation_view_analysis + excluded.foundation_view_analysis,
      foundation_error_correction = kept.foundation_error_correction + excluded.foundation_error_correction,
      foundation_word_recitation = kept.foundation_word_recitation + excluded.foundation_word_recitation,
      foundation_other = kept.foundation_other + excluded.foundation_other,
      synchronous_video = kept.synchronous_video + excluded.synchronous_video,
      synchronous_view_analysis = kept.synchronous_view_analysis + excluded.synchronous_view_analysis,
      synchronous_error_correction = kept.synchronous_error_correction + excluded.synchronous_error_correction,
      synchronous_word_recitation = kept.synchronous_word_recitation + excluded.synchronous_word_recitation,
      synchronous_other = kept.synchronous_other + excluded.synchronous_other'
$$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE sums_of_answers('select 1 as sign, answers.* from answers');
  EXECUTE sums_of_activities('select 1 as sign, activities.* from activities');
END $$;
