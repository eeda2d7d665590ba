CREATE TABLE "parent_links" (
	"about" jsonb PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "parent_links_key_unique" UNIQUE("key")
);
--> statement-breakpoint
INSERT INTO "parent_links" ("about", "key", "ends_at", "opened")
SELECT jsonb_build_object('kind', 'feedback', 'feedbackId', "feedback_id"), "key", "ends_at", "opened" FROM "feedback_links";
--> statement-breakpoint
DROP TABLE "feedback_links" CASCADE;