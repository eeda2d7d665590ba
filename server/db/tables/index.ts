export * from './account';
export * from './answers';
export * from './home';
export * from './homework';
export * from './lessons';
export * from './students';
export * from './world';
