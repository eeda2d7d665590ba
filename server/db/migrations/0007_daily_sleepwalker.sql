CREATE TABLE "feedback_links" (
	"feedback_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "feedback_links_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_feedback_id_class_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."class_feedbacks"("id") ON DELETE no action ON UPDATE no action;