import { attentionCounts, exportOrders, findOrders } from '#server/orders/search/findOrders';
import { fold } from '#server/orders/search/upkeep';
import { orderSearchContract } from './contract.ts';

orderSearchContract('The search of order lines', { findOrders, exportOrders, attentionCounts, settle: fold });
