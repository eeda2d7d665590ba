import type { EssayKind, EssayPrompt, Grade } from '../types';

function chinese(
  id: number,
  title: string,
  kind: EssayKind,
  grade: Grade,
  minimum: number,
  prompt: string,
): EssayPrompt {
  return { id, subjectId: 3, title, prompt, kind, grade, length: { minimum, maximum: 800 } };
}

function english(
  id: number,
  title: string,
  kind: EssayKind,
  grade: Grade,
  prompt: string,
): EssayPrompt {
  return { id, subjectId: 1, title, prompt, kind, grade, length: { minimum: 80, maximum: 150 } };
}

export const essayPrompts: readonly EssayPrompt[] = [
  chinese(301, '我学会了____', 'narrative', 3, 350, '把题目补充完整，写一写你学会一件事的经过，把遇到的困难和心情写清楚。'),
  chinese(302, '我的动物朋友', 'descriptive', 3, 350, '写一种你熟悉的小动物，写出它的样子和生活习性，表达你对它的喜爱。题目可以自己定。'),
  chinese(303, '一次____比赛', 'narrative', 4, 350, '写一次印象深刻的比赛，把最精彩的场面写具体。'),
  chinese(304, '雨后的____', 'descriptive', 4, 350, '雨后的校园、田野、街道……选一处写下来，注意用上你看到的、听到的、闻到的。'),
  chinese(305, '一封建议书', 'practical', 5, 350, '就校园生活中的一个问题写一封建议书，说清楚问题、理由和办法，注意格式。'),
  chinese(306, '那一刻，我长大了', 'narrative', 5, 350, '写一件让你觉得自己长大了的事，把“那一刻”的情形写具体。'),
  chinese(307, '家乡的____', 'descriptive', 5, 350, '选家乡的一处景物，按一定的顺序写出它的特点和你的感情。'),
  chinese(308, '____让生活更美好', 'narrative', 6, 350, '把题目补充完整，选择具体的事例，写出它怎样影响了你的生活。'),
  chinese(309, '第一次独自____', 'narrative', 6, 350, '写第一次独自做一件事的经历，写出心情的变化。'),
  chinese(310, '老街一角', 'descriptive', 6, 350, '选一个有年头的地方，写出它的样子、它里面的人和它的味道。题目可以自己定。'),
  chinese(311, '那一次，我读懂了他', 'narrative', 7, 450, '“读懂”意味着从误解到理解。选一个人，写出你读懂他的那一次。'),
  chinese(312, '我眼中的秋天', 'descriptive', 7, 400, '写出你自己眼中的秋天，要有独特的发现，不要面面俱到。'),
  chinese(313, '藏在心底的声音', 'narrative', 8, 450, '什么声音一直藏在你的心底？写出它的来历和它对你的意义。'),
  chinese(314, '这一次，我没有放弃', 'narrative', 8, 450, '写一次坚持的经历，写清楚为什么想放弃，又为什么没有放弃。'),
  chinese(315, '说“等待”', 'argumentative', 8, 450, '以“等待”为话题写一篇议论文，观点明确，论据具体。'),
  chinese(316, '小处不可随便', 'argumentative', 9, 450, '以“小处不可随便”为题写一篇议论文，至少使用两个不同的论据。'),
  chinese(317, '门其实开着', 'narrative', 9, 500, '有些门，看上去关着，其实一推就开。请以“门其实开着”为题写一篇文章，文体不限，诗歌除外。'),
  chinese(318, '提问的勇气', 'argumentative', 10, 600, '课堂上、生活中，提问有时比回答更需要勇气。请就此写一篇文章，谈谈你的思考。'),
  chinese(319, '独处与合群', 'argumentative', 10, 600, '有人享受独处，有人喜欢合群。独处与合群是什么关系？请写一篇议论文，表达你的看法。'),

  english(101, 'A Day of Mine', 'narrative', 7, 'Write about an ordinary day of yours. Say what you do, when you do it and which part you like best.'),
  english(102, 'A Day I Remember', 'narrative', 8, 'Write about a day that you will not forget. Say what happened and why it stays in your mind.'),
  english(103, 'My Favourite Place', 'descriptive', 7, 'Describe a place that you like. Say where it is, what you can see there and why you like it.'),
  english(104, 'Should We Do Housework?', 'argumentative', 9, 'Should students do housework every day? Give your opinion and at least two reasons.'),
  english(105, 'An Invitation', 'practical', 7, 'Write an e-mail to invite a friend to spend the weekend with you. Say when, where and what to bring.'),
  english(106, 'If I Had One More Hour', 'argumentative', 10, 'What would you do if every day had twenty-five hours? Explain your choice.'),
];
