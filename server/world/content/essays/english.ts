import type { Essay } from '../types';

const text = (...paragraphs: readonly string[]): string => paragraphs.join('\n');

/** Grade 7 to senior 1. Their faults are meant: do not correct them. */
export const englishEssays: readonly Essay[] = [
  {
    id: 1101,
    promptId: 101,
    faults: ['agreement', 'articles'],
    band: 3,
    text: text(
      'My day begin at half past six. My mother wake me up and I eat breakfast with my family. I usually have a egg, some bread and glass of milk. Then I ride my bike to school. It take me fifteen minutes.',
      'I have four lessons in the morning and three lessons in afternoon. My favourite lesson is PE because our teacher tell us funny stories when we are tired. After school I play table tennis with my friend Haoran. He always win, but I am never angry.',
      'In the evening I do my homework and help my father to wash the dishes. I go to bed at ten. The part I like best is the ride to school, because the morning is quiet and the air smell fresh.',
    ),
  },
  {
    id: 1102,
    promptId: 101,
    faults: ['chinglish', 'runOn'],
    band: 4,
    text: text(
      'Everyday I get up at six thirty, I very like sleep so I am not happy at this time. My mother call me three times and I just open my eyes. I eat breakfast fast and go to school by foot.',
      'In school I have many lessons, the maths is very difficult to me, I listen and listen but I can not understand. At noon I eat rice in school, the food is so so. Afternoon I have PE, I very happy, I play basketball with my classmates.',
      "After school I go home and do homework, my homework is very very much. Then I play computer twenty minutes. Ten o'clock I sleep. My day is busy but full.",
    ),
  },
  {
    id: 1103,
    promptId: 101,
    faults: [],
    band: 1,
    text: text(
      'Most of my days look the same from outside, but each of them has a small secret.',
      'I get up at six, before anyone else, and feed the two fish on our balcony. Then I practise the flute for a quarter of an hour, very softly, so that my neighbours will still like me. At school I am not the fastest in class, but I ask more questions than anybody, and our teacher says that is worth something.',
      'The part I like best comes at five in the afternoon. On my way home I stop at the bakery, where Mrs. Lin keeps the broken biscuits for me in a paper bag. I share them with my grandfather, and he tells me about the days when he was my age. Then the evening can begin.',
    ),
  },
  {
    id: 1104,
    promptId: 102,
    faults: ['tense'],
    band: 3,
    text: text(
      'I will never forget the day when I lost my dog. It was a rainy Saturday last spring. I take Coco to the park and we play near the lake. Suddenly there was a loud noise. Coco is afraid of noise and he runs away at once.',
      'I ran after him but I can\'t find him. I called his name again and again and my shoes are full of water. Two hours later I go home and cried. My father said, "Don\'t worry, dogs know the way."',
      "At eight o'clock I hear something at the door. I opened it and there was Coco. He is wet and dirty, but he has a red ball in his mouth. It was the ball that we lost last summer! I hold him and laughed. Since then I always close the gate.",
    ),
  },
  {
    id: 1105,
    promptId: 102,
    faults: ['tense', 'spelling', 'runOn'],
    band: 4,
    text: text(
      'Last year I went to the mountain with my class. It was a sunny day and we are very exciting. We climb the mountain for three hours, it is very high, my legs was hurt.',
      'On the way Lily falled down and she cryed. Her knee was red. We stoped and our teacher gave she some medicine. Then we helped her to walk, we sing songs and she smile again.',
      'At last we arrived the top. The view is beautifull, we saw many little house and a river like a belt. We shouted and took many fotos. We was tired but very happy. I will rember this day for ever because I learned that friends is importent.',
    ),
  },
  {
    id: 1106,
    promptId: 102,
    faults: ['articles'],
    band: 2,
    text: text(
      'The day I remember best is the day when I stood on stage for first time.',
      'It was our school\'s spring concert and I had to play the second violin. I had practised the same eight lines for a month, but when the lights went on, I could not see a single note. My hands were cold. I looked at my teacher, and she did not look worried at all. She only moved her lips: "Breathe."',
      'So I breathed, and after second bar my fingers remembered everything. I made one mistake near the end, but I smiled and went on. When the audience clapped, I found my grandmother in third row. She was clapping with her umbrella in her hand. Nobody else had heard mistake, but she winked at me.',
    ),
  },
  {
    id: 1107,
    promptId: 103,
    faults: ['chinglish', 'articles'],
    band: 3,
    text: text(
      'My favourite place is a park near my home. There has a big lake in the park and many trees around it. In spring flowers open everywhere and people like to go there to see flowers.',
      "I like to go there with my grandpa on weekend. He plays chess with other old men and I sit on bench beside him. I don't understand chess, but I like to hear their talking. Sometimes they quarrel like children and then laugh.",
      "There also have many birds. My grandpa knows every bird's name and he teaches me. I think this park is small but it lets me feel relaxed. If you come to my city, I will with you go there together.",
    ),
  },
  {
    id: 1108,
    promptId: 103,
    faults: [],
    band: 1,
    text: text(
      'Behind our school kitchen there is a wall that nobody looks at. It is grey, and in summer it is too hot to touch. That wall is my favourite place.',
      "Three years ago our biology teacher gave each of us a bean and a spoon. Most beans went to windows. I planted mine at the foot of the wall, where the kitchen water runs out. By June it had climbed higher than my head, and by August it had found the window of the teachers' room. Now a whole green curtain hangs there, and the cooks pick the beans for lunch.",
      'I like the place because it was ugly and is not ugly any more. When I think that something is too difficult for me, I go there and stand in the shade of one bean.',
    ),
  },
  {
    id: 1109,
    promptId: 103,
    faults: ['agreement', 'spelling'],
    band: 4,
    text: text(
      'My favorite place is the libary in my city. It have five floors and there is many books. The books is very new and the chairs is comfortable. I often goes there with my friend at Sunday.',
      'In the first floor there are childrens books. In the second floor there are storys and history. I like the third floor because there have comic books. My friend like science so he go to the fourth floor.',
      "The libary is very quite. You can't talk loud and you can't eat. If you eat, the teacher will angry. I think read books is good for us. I hope everyone go to the libary and become more and more clever.",
    ),
  },
  {
    id: 1110,
    promptId: 104,
    faults: ['articles', 'chinglish'],
    band: 3,
    text: text(
      'Should students do housework every day? Different people have different ideas. In my opinion, we should do it.',
      "Firstly, housework can let us become independent. When we grow up, we will leave our parents, if we can't cook and wash clothes, how can we live? Secondly, doing housework is a exercise. We sit in the classroom for whole day, so moving our body is good to health. Thirdly, our parents work hard, so we should help them to reduce the press.",
      "Someone says that housework wastes the study time. I don't agree. Twenty minutes is not long, and after it our brain will be more clear. In a word, housework has many advantages, so let's do housework from now on!",
    ),
  },
  {
    id: 1111,
    promptId: 104,
    faults: [],
    band: 2,
    text: text(
      'My little brother says that homework and housework have one thing in common: work. He wants to do neither. I think he is wrong, and not only because I am the one who washes his cup.',
      'First, housework shows us how much of our comfort is made by other people. I never noticed the clean floor until I had to clean it myself. Second, it is the only subject in which you can see your result after ten minutes. A test comes back a week later, but a tidy desk smiles at once.',
      'Of course, there are days before an exam when every minute counts. On such days we may do less, but not nothing. A person who cannot find ten minutes to help at home will not find them later either.',
    ),
  },
  {
    id: 1112,
    promptId: 105,
    faults: ['tense', 'chinglish'],
    band: 3,
    text: text(
      'Dear Oliver,',
      'How are you? I am very miss you. I write this email to invite you come to my home this weekend. You arrive on Friday evening and I will waiting for you at the bus station.',
      'On Saturday we will go to the night market. There are many delicious foods there and you must try the stinky tofu, it smells bad but eats good. On Sunday morning we can climb the hill behind my house and watch the sun rises. In the afternoon my mother teaches us how to make dumplings.',
      "The weather will be a little cold, so please bring a warm coat. You don't need to bring gift, just bring yourself! Please tell me if you can come before Wednesday.",
      'Yours,',
      'Jiahe',
    ),
  },
  {
    id: 1113,
    promptId: 105,
    faults: [],
    band: 2,
    photo: { quarterTurns: 2 },
    text: text(
      'Dear Nora,',
      'The plum trees in our village are going to bloom this weekend, and I would love you to see them. Could you come on Friday afternoon and stay until Sunday?',
      "There is a train at four, and my uncle will pick you up at the station. He drives a very old van, so please don't be surprised by the noise. On Saturday we can help my aunt to sell flowers at the market in the morning and fly kites by the river later. If it rains, we will learn to make paper lanterns instead.",
      "Bring a warm jacket and shoes that may get dirty. You needn't bring any presents, but my cousin would be happy about a postcard from your city. Let me know by Thursday.",
      'Best wishes,',
      'Xiaoman',
    ),
  },
  {
    id: 1114,
    promptId: 106,
    faults: ['tense', 'chinglish'],
    band: 3,
    text: text(
      'If every day had twenty-five hours, what will I do? At first I think I will sleep more, because every morning I feel that my bed is holding me. But after I think about it carefully, I change my mind.',
      'I would give this hour to my father. He drives a taxi and he comes back when I already slept. We live in same house but we only meet in the weekend. Sometimes he leave me a small note on the table: "Eat the apple." Then I write back: "I eat it."',
      "With one more hour, we could have breakfast together slowly. I would tell him about my school and he would tell me about the strange passengers. I don't want to use this hour to study. Marks can be improved later, but time with family can't come back again.",
    ),
  },
  {
    id: 1115,
    promptId: 106,
    faults: [],
    band: 1,
    text: text(
      'If a day had one more hour, everybody would soon fill it. Shops would open longer, teachers would find one more exercise, and after a month we would all complain that twenty-five hours are not enough. So I would like my extra hour under one condition: nobody else may know about it.',
      'In that secret hour I would do things badly. I would paint without talent, sing without a tune and bake cakes that do not rise. All day long we are measured by how well we do, and slowly we stop doing anything that we are not good at. An hour without marks would give those things back to me.',
      'Perhaps I do not need a longer day for that. Perhaps I only need to be brave enough to call sixty ordinary minutes my own.',
    ),
  },
];
