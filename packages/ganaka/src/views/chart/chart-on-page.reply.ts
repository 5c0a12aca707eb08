import { Type } from 'typebox';

export const chartOnPageReply = Type.String();
