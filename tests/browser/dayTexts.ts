import type { Language } from '../../src/domain/limits';

const essays = {
  zh: {
    title: '雨后的操场',
    text: '雨停了，操场像一面镜子。我们踩着水洼跑来跑去，笑声把云都惊散了。\n老师站在台阶上看着我们，也笑了。',
    first: '操场像一面镜子。我们踩着水洼',
    second: '我们踩着水洼跑来跑去，笑声',
    comments: {
      first: '比喻贴切。',
      second: '这里可以再具体一些。',
      structure: '结尾简洁，有余味。',
      whole: '观察细致，继续保持。',
      tag: '语言生动',
    },
  },
  en: {
    title: 'After the rain',
    text: 'The rain has stopped and the playground shines like a mirror. We run through the puddles and laugh.\nOur teacher stands on the steps. She is laughing too.',
    first: 'shines like a mirror. We run',
    second: 'We run through the puddles',
    comments: {
      first: 'A good comparison.',
      second: 'Tell us more here.',
      structure: 'A short, quiet ending.',
      whole: 'You look closely. Keep it up.',
      tag: 'Vivid language',
    },
  },
} as const;

/** An essay that a student hands in, and what is said about it; the two stretches overlap. */
export function essayOf(language: Language) {
  return essays[language];
}
