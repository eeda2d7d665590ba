DROP INDEX "homework_persons_standing";--> statement-breakpoint
CREATE INDEX "homework_persons_standing" ON "homework_persons" USING btree ("student_id","status") INCLUDE ("homework_id","due_at","completed_at");
