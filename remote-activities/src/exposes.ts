export { Screen } from './screen/ActivitiesScreen.tsx';
