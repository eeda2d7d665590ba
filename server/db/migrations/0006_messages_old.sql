ALTER TABLE "messages" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "link";