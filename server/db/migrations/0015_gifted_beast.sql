CREATE TABLE "board_images" (
	"answer_id" integer PRIMARY KEY NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;