import { killIsSurvived } from './killIsSurvived.ts';

killIsSurvived(200, 1);
