DROP INDEX "activities_student";--> statement-breakpoint
DROP INDEX "answers_student";--> statement-breakpoint
DROP INDEX "wrong_questions_open";--> statement-breakpoint
DROP INDEX "homework_persons_incomplete";--> statement-breakpoint
DROP INDEX "answers_question";--> statement-breakpoint
ALTER TABLE "homework_persons" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "homework_persons" SET "due_at" = coalesce("extended_to", "homework"."deadline") FROM "homework" WHERE "homework"."id" = "homework_persons"."homework_id";--> statement-breakpoint
ALTER TABLE "homework_persons" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_persons" DROP COLUMN "extended_to";--> statement-breakpoint
CREATE INDEX "activities_study" ON "activities" USING btree ("student_id","at") INCLUDE ("kind","module","seconds");--> statement-breakpoint
CREATE INDEX "answers_study" ON "answers" USING btree ("student_id","submitted_at") INCLUDE ("question_id","module","is_right","seconds","skip_reason");--> statement-breakpoint
CREATE INDEX "wrong_questions_status" ON "wrong_questions" USING btree ("student_id","status","wrong_at","question_id");--> statement-breakpoint
CREATE INDEX "homework_persons_due" ON "homework_persons" USING btree ("due_at") WHERE "homework_persons"."status" = 'incomplete';--> statement-breakpoint
CREATE INDEX "listings_student" ON "listings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "students_school" ON "students" USING btree ("school_id","grade");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id","student_id");