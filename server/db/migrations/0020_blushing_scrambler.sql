DROP INDEX "homework_persons_student";--> statement-breakpoint
CREATE INDEX "homework_persons_standing" ON "homework_persons" USING btree ("student_id","status") INCLUDE ("homework_id","due_at");