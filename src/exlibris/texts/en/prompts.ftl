### to come
