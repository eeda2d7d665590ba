CREATE INDEX "gradings_latest" ON "gradings" USING btree ("account_id","graded_at","answer_id");--> statement-breakpoint
CREATE INDEX "corrections_latest" ON "corrections" USING btree ("account_id","corrected_at","person_id");--> statement-breakpoint
DROP INDEX "answers_study";--> statement-breakpoint
CREATE INDEX "answers_study" ON "answers" USING btree ("student_id","submitted_at") INCLUDE ("id","question_id","module","is_right","seconds","skip_reason");
